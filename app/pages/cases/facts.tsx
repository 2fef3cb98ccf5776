import { cases } from "../../../content/pages/cases.ts";
import { Facts } from "../../document/sections/facts.tsx";
import { shownDate } from "../../document/shown-date.ts";
import type { Case } from "./case.ts";
import styles from "./facts.module.css";

/** Who asked, from when to when, and what it cost. */
export function CaseFacts({ told: { client, from, to, price } }: { told: Case }) {
  const { facts } = cases;
  const time = (
    <>
      <time dateTime={from}>{shownDate(from)}</time> to <time dateTime={to}>{shownDate(to)}</time>
    </>
  );
  return (
    <Facts
      className={styles.facts}
      facts={[
        { name: facts.client, fact: client },
        { name: facts.time, fact: time },
        ...(price ? [{ name: facts.price, fact: price }] : []),
      ]}
    />
  );
}
