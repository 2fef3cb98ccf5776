import { LogoStrip } from "../../../kit/logo-strip/logo-strip.tsx";
import { Wordmark } from "../../../kit/wordmark/wordmark.tsx";

const customers = [
  { name: "Harbourline", note: "ferries, since 1911" },
  { name: "Nullarbor Post", note: "parcels, one road" },
  { name: "Marrow", note: "dog food" },
  { name: "Orchard & Sons", note: "apples, daughters too" },
  { name: "Tin Lantern", note: "a pub with a cellar" },
  { name: "Kelpworks", note: "things from seaweed" },
] as const;

export default function LogoFields() {
  return (
    <LogoStrip
      variant="grid"
      label="Who we drilled for"
      logos={customers.map(({ name, note }) => ({ name, note, logo: <Wordmark name={name} /> }))}
    />
  );
}
