import type { ComponentType, ReactNode } from "react";
import { componentPage } from "../../content/showcase/component-page.ts";
import type { PartApi } from "./component-api.ts";
import styles from "./states-grid.module.css";

const { states: words } = componentPage;

export interface StatesGridProps {
  part: PartApi;
  Specimen: ComponentType<Record<string, unknown>>;
  /** The properties of each further state. */
  states?: readonly Readonly<Record<string, unknown>>[] | undefined;
}

/**
 * A row for each prop that is a choice, with everything that can be chosen, and one for other states. Out of reach: it is
 * to be looked at.
 */
export function StatesGrid({ part, Specimen, states }: StatesGridProps) {
  return (
    <dl className={styles.grid}>
      {part.props.map(
        ({ name, options }) =>
          options &&
          !unseen.has(name) &&
          !unseen.has(`${part.name}.${name}`) && (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              {options.map((option) => (
                <Cell key={String(option)} label={String(option)}>
                  <Specimen {...{ [name]: option }} />
                </Cell>
              ))}
            </div>
          ),
      )}
      {states && (
        <div>
          <dt>{words.others}</dt>
          {states.map((given) => {
            const label = Object.keys(given).join(" ") || words.atRest;
            return (
              <Cell key={label} label={label}>
                <Specimen {...given} />
              </Cell>
            );
          })}
        </div>
      )}
    </dl>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dd>
      <code>{label}</code>
      <div inert aria-hidden="true">
        {children}
      </div>
    </dd>
  );
}

/** What an eye sees nothing of while a component only stands there. */
const unseen: ReadonlySet<string> = new Set([
  "as",
  "defaultOpen",
  "open",
  "sticky",
  "titleAs",
  "Dropdown.direction",
  "Menu.direction",
  "Popover.side",
]);
