import styles from "./fields.module.css";

/** The fields that a service covers, named as in the Services menu, each with a short description. */
export function ServicesFields({ fields }: { fields: readonly { name: string; note: string }[] }) {
  return (
    <ul className={styles.fields}>
      {fields.map(({ name, note }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
