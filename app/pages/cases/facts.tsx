import { cases } from "../../../content/pages/cases.ts";
import { shownDate } from "../../document/shown-date.ts";
import type { Case } from "./case.ts";
import styles from "./facts.module.css";

/** Who asked, from when to when, and what it cost. */
export function CaseFacts({ told: { client, from, to, price } }: { told: Case }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt className="mono">{cases.facts.client}</dt>
        <dd>{client}</dd>
      </div>
      <div>
        <dt className="mono">{cases.facts.time}</dt>
        <dd>
          <time dateTime={from}>{shownDate(from)}</time> to <time dateTime={to}>{shownDate(to)}</time>
        </dd>
      </div>
      {price && (
        <div>
          <dt className="mono">{cases.facts.price}</dt>
          <dd>{price}</dd>
        </div>
      )}
    </dl>
  );
}
