import layout from "../../../kit/layout.module.css";
import { Prose } from "../../../kit/prose/prose.tsx";
import { Text } from "../../../kit/text/text.tsx";

export default function HeadingBesideText() {
  return (
    <div className={`${layout.split} ${layout.line}`}>
      <div className={layout.words}>
        <Text look="depth">
          <b>−31 m</b> the water table
        </Text>
        <h3>How to ask the ground a question</h3>
        <img src="/samples/core.svg" alt="" width="132" height="231" loading="lazy" />
      </div>
      <Prose led>
        <p>Drilling is a slow way to read. You get one line at a time, and you can’t turn back.</p>
        <p>
          So the question comes first. Whoever wants water asks for a depth; whoever wants to build asks for
          what carries. The same hole answers both, if the core is kept and somebody writes down the dull
          metres too.
        </p>
        <h4>Three things we ask before the rig arrives</h4>
        <ul>
          <li>Who dug here last, and did they find what they were after?</li>
          <li>Where does the rain go, and how long does it take?</li>
          <li>Which answer would change what you do next?</li>
        </ul>
        <p>If no answer would, we say so. That is the cheapest hole of all.</p>
      </Prose>
    </div>
  );
}
