import { componentPage } from "../../content/showcase/component-page.ts";
import styles from "./api-tables.module.css";
import type { ComponentApi, FunctionApi, PartApi, PropApi, TypeApi } from "./component-api.ts";
import { InCode } from "./in-code.tsx";

const words = componentPage.api;

/** The API of a component: a table for each exported component, and for each type of its props. */
export function ApiTables({ parts, types, functions }: ComponentApi) {
  return (
    <div className={styles.tables}>
      {parts.map((part) => (
        <PartTable key={part.name} {...part} isOnly={parts.length === 1} />
      ))}
      {types.map((type) => (
        <TypeTable key={type.name} {...type} />
      ))}
      {functions.length > 0 && <Functions functions={functions} />}
    </div>
  );
}

function PartTable({ name, about, props, rest, native, isOnly }: PartApi & { isOnly: boolean }) {
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      {!isOnly && (
        <p className={styles.about}>
          <InCode text={about} />
        </p>
      )}
      {props.length > 0 && <PropTable name={name} first={words.prop} props={props} />}
      <p className={styles.note}>
        {props.length === 0 && `${words.none} `}
        {native.length > 0 && <InCode text={`${words.native(native)} ${rest}`} />}
      </p>
    </div>
  );
}

function TypeTable({ name, about, props }: TypeApi) {
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.about}>
        <InCode text={about} />
      </p>
      <PropTable name={name} first={words.field} props={props} />
    </div>
  );
}

function PropTable({ name, first, props }: { name: string; first: string; props: readonly PropApi[] }) {
  return (
    <table className={styles.table} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
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
  );
}

function Prop({ name, type, required, byDefault, about, throws = [] }: PropApi) {
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
        {throws.map((text) => (
          <small key={text}> {words.throws(text)}</small>
        ))}
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
