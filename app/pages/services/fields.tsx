import styles from "./fields.module.css";

export interface ServicesFieldsProps {
  fields: readonly { name: string; note: string }[];
}

/** The fields that a service covers, named as in the Services menu, each with a short description. */
export function ServicesFields({ fields }: ServicesFieldsProps) {
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
