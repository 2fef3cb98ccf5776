import { componentPage } from "../../../content/showcase/component-page.ts";
import type { ComponentApi, FunctionApi, PartApi, PropApi } from "./api/component-api.ts";
import styles from "./api-tables.module.css";
import { InCode } from "./in-code.tsx";

const words = componentPage.api;

/** What the types of a component say: a table for each of its parts. */
export function ApiTables({ parts, functions }: ComponentApi) {
  return (
    <div className={styles.tables}>
      {parts.map((part) => (
        <PartTable key={part.name} {...part} isOnly={parts.length === 1} />
      ))}
      {functions.length > 0 && <Functions functions={functions} />}
    </div>
  );
}

function PartTable({ name, about, props, native, isOnly }: PartApi & { isOnly: boolean }) {
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      {!isOnly && (
        <p className={styles.about}>
          <InCode text={about} />
        </p>
      )}
      {props.length > 0 && (
        <table className={styles.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{words.prop}</th>
              <th scope="col">{words.type}</th>
              <th scope="col">{words.about}</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <Prop key={prop.name} {...prop} />
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.note}>
        {props.length === 0 && `${words.none} `}
        {native.length > 0 && <InCode text={words.native(native)} />}
      </p>
    </div>
  );
}

function Prop({ name, type, required, byDefault, about }: PropApi) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code> {required && <small>{words.required}</small>}
      </th>
      <td>
        <code>{type}</code>{" "}
        {byDefault !== undefined && (
          <small>
            {words.byDefault}: <code>{byDefault}</code>
          </small>
        )}
      </td>
      <td>
        <InCode text={about} />
      </td>
    </tr>
  );
}

function Functions({ functions }: { functions: readonly FunctionApi[] }) {
  return (
    <div>
      <h3 className={styles.name}>{words.functions}</h3>
      <dl className={styles.functions}>
        {functions.map(({ name, type, about }) => (
          <div key={name}>
            <dt>
              <code>
                {name}
                {type.replace(/ => /, ": ")}
              </code>
            </dt>
            <dd>
              <InCode text={about} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
