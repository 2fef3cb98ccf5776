import type { ComponentType } from "react";
import type { PropApi } from "./api/component-api.ts";
import styles from "./states-grid.module.css";

export interface StatesGridProps {
  props: readonly PropApi[];
  Specimen: ComponentType<Record<string, unknown>>;
}

/** A row for each prop that is a choice, with everything that can be chosen. Out of reach: it is to be looked at. */
export function StatesGrid({ props, Specimen }: StatesGridProps) {
  return (
    <dl className={styles.grid}>
      {props.map(
        ({ name, options }) =>
          options && (
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
