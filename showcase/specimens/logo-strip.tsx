import { LogoStrip, type LogoStripProps } from "../../kit/logo-strip/logo-strip.tsx";
import { Wordmark } from "../../kit/wordmark/wordmark.tsx";
import room from "./room.module.css";

const logos = (["Harbourline", "Kelpworks", "Marrow", "Tin Lantern"] as const).map((name) => ({
  name,
  logo: <Wordmark name={name} />,
}));

export default function Specimen(options: Partial<LogoStripProps>) {
  return (
    <div className={room.whole}>
      <LogoStrip label="Some of the brands" logos={logos} {...options} />
    </div>
  );
}
