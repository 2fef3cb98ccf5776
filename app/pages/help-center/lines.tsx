import { help } from "../../../content/pages/help-center.ts";
import { addresses } from "../../../contract/addresses.ts";
import { site } from "../../../site.config.ts";
import styles from "./lines.module.css";

const { title, phone, email, form, writeToUs, pause } = help.lines;

/** Three ways to contact us, shown in turn in the same place, or as a plain list with reduced motion. */
export function HelpLines() {
  return (
    <div className={styles.lines}>
      <ul aria-label={title}>
        <Line name={phone} href={`tel:${site.phone.dialled}`} text={site.phone.shown} />
        <Line name={email} href={`mailto:${site.email}`} text={site.email} />
        <Line name={form} href={addresses.support} text={writeToUs} />
      </ul>
      <label className={styles.pause}>
        <input type="checkbox" /> {pause}
      </label>
    </div>
  );
}

function Line({ name, href, text }: { name: string; href: string; text: string }) {
  return (
    <li>
      <span className="mono">{name}</span> <a href={href}>{text}</a>
    </li>
  );
}
