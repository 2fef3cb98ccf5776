import type { ComponentType } from "react";
import type { PartApi } from "./api/component-api.ts";
import styles from "./states-grid.module.css";

export interface StatesGridProps {
  part: PartApi;
  Specimen: ComponentType<Record<string, unknown>>;
}

/** A row for each prop that is a choice, with everything that can be chosen. Out of reach: it is to be looked at. */
export function StatesGrid({ part, Specimen }: StatesGridProps) {
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
                <dd key={String(option)}>
                  <code>{String(option)}</code>
                  <div inert aria-hidden="true">
                    <Specimen {...{ [name]: option }} />
                  </div>
                </dd>
              ))}
            </div>
          ),
      )}
    </dl>
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
