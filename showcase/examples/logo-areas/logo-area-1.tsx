import layout from "../../../kit/layout.module.css";
import { LogoStrip } from "../../../kit/logo-strip/logo-strip.tsx";
import { Wordmark } from "../../../kit/wordmark/wordmark.tsx";

const names = [
  "Harbourline",
  "Orchard & Sons",
  "Kelpworks",
  "Tin Lantern",
  "Nullarbor Post",
  "Marrow",
] as const;

export default function LogoRow() {
  return (
    <div className={`${layout.stack} ${layout.parts} ${layout.line}`}>
      <h3>More than 50+ brands trust Material</h3>
      <LogoStrip
        label="Six of the brands"
        logos={names.map((name) => ({ name, logo: <Wordmark name={name} /> }))}
      />
    </div>
  );
}
