import layout from "../../../kit/layout.module.css";
import { LogoStrip } from "../../../kit/logo-strip/logo-strip.tsx";
import { Wordmark } from "../../../kit/wordmark/wordmark.tsx";

const names = ["Tin Lantern", "Kelpworks", "Nullarbor Post", "Harbourline"] as const;

export default function LogosOnBedrock() {
  return (
    <div className={layout.rock}>
      <img
        src="/samples/layer-bedrock-wide.svg"
        width="1200"
        height="420"
        alt=""
        loading="lazy"
        className={layout.ground}
      />
      <div data-theme="dark" className={layout.split}>
        <div className={layout.words}>
          <h3>They let us dig</h3>
          <p>Four yards with a hole in them, and a fence around it until Friday.</p>
        </div>
        <LogoStrip
          label="Whose yards they are"
          logos={names.map((name) => ({ name, logo: <Wordmark name={name} /> }))}
        />
      </div>
    </div>
  );
}
