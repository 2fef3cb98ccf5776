import { componentPage } from "../../content/showcase/component-page.ts";
import { Prose } from "../../kit/prose/prose.tsx";
import styles from "./api-tables.module.css";
import type { ComponentApi, PropApi } from "./component-api.ts";
import { InCode } from "./in-code.tsx";

const words = componentPage.api;

/**
 * The API of a component: a table for each exported component and for each type used in its props, and one table of its
 * functions.
 */
export function ApiTables({ parts, types, functions }: ComponentApi) {
  return (
    <Prose className={styles.tables}>
      {parts.map(({ name, about, props, rest, native }) => (
        <ApiTable
          key={name}
          name={name}
          about={parts.length > 1 ? about : ""}
          first={words.prop}
          props={props}
          note={[
            ...(props.length === 0 ? [words.none] : []),
            ...(native.length > 0 ? [words.native(native), rest] : []),
          ].join(" ")}
        />
      ))}
      {types.map((type) => (
        <ApiTable key={type.name} {...type} first={words.field} />
      ))}
      {functions.length > 0 && (
        <ApiTable
          name={words.functions}
          first={words.function}
          props={functions.map((one) => ({ ...one, required: false }))}
        />
      )}
    </Prose>
  );
}

interface ApiTableProps {
  name: string;
  about?: string;
  /** The header of the first column. */
  first: string;
  props: readonly PropApi[];
  note?: string;
}

function ApiTable({ name, about, first, props, note }: ApiTableProps) {
  return (
    <>
      <h3>{name}</h3>
      {about && (
        <p>
          <InCode text={about} />
        </p>
      )}
      {props.length > 0 && (
        <table aria-label={name}>
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
      )}
      {note && (
        <p>
          <InCode text={note} />
        </p>
      )}
    </>
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
