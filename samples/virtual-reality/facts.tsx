import styles from "./facts.module.css";

/** A list of names and values. */
export function VirtualRealityFacts(props: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {props.facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
