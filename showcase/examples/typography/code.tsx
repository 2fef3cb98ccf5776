import { CodeBlock } from "../../../kit/code-block/code-block.tsx";
import layout from "../../../kit/layout.module.css";
import { Prose } from "../../../kit/prose/prose.tsx";

const log = `depth  stone      water
 12 m  clay       no
 38 m  sandstone  yes, brown, about 4 litres a minute and falling since noon
184 m  granite    no`;

export default function Code() {
  return (
    <div className={layout.stack}>
      <Prose>
        <p>
          Run <code>bore log 0117</code>, stop it by <kbd>Ctrl</kbd> <kbd>C</kbd>.
        </p>
      </Prose>
      <CodeBlock label="bore log 0117" code={log} />
    </div>
  );
}
