import { Columns } from "../../../kit/columns/columns.tsx";
import { Prose } from "../../../kit/prose/prose.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";

export default function Lists() {
  return (
    <Stack gap="wide">
      <Columns>
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
      </Columns>
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
    </Stack>
  );
}
