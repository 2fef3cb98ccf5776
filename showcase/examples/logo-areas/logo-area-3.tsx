import { Ground } from "../../../kit/ground/ground.tsx";
import { LogoStrip } from "../../../kit/logo-strip/logo-strip.tsx";
import { Split, Words } from "../../../kit/split/split.tsx";
import { Wordmark } from "../../../kit/wordmark/wordmark.tsx";

const names = ["Tin Lantern", "Kelpworks", "Nullarbor Post", "Harbourline"] as const;

export default function LogosOnBedrock() {
  return (
    <Ground layer="bedrock" picture="/samples/layer-bedrock-wide.svg" side="below">
      <Split>
        <Words>
          <h3>They let us dig</h3>
          <p>Four yards with a hole in them, and a fence around it until Friday.</p>
        </Words>
        <LogoStrip
          label="Whose yards they are"
          logos={names.map((name) => ({ name, logo: <Wordmark name={name} /> }))}
        />
      </Split>
    </Ground>
  );
}
