import layout from "../../../kit/layout.module.css";
import { Prose } from "../../../kit/prose/prose.tsx";

export default function Lists() {
  return (
    <div className={`${layout.stack} ${layout.parts}`}>
      <div className={layout.columns}>
        <Prose>
          <ul>
            <li>Two rigs</li>
            <li>One truck, and its key</li>
            <li>Tea, for when it rains</li>
          </ul>
        </Prose>
        <Prose>
          <ol>
            <li>Look at the map.</li>
            <li>Ask who drilled here before.</li>
            <li>Drill.</li>
          </ol>
        </Prose>
      </div>
      <Prose>
        <dl>
          <div>
            <dt>Core</dt>
            <dd>What the drill brings up in one piece.</dd>
          </div>
          <div>
            <dt>Bedrock</dt>
            <dd>Where everybody agrees to stop.</dd>
          </div>
        </dl>
      </Prose>
    </div>
  );
}
