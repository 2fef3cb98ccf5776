import styles from "./fields.module.css";

export interface ServicesFieldsProps {
  fields: readonly { name: string; note: string }[];
}

/** The fields of an offering, as the Services menu names them, each with a word on what it is for. */
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
