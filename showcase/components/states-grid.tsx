import clsx from "clsx";
import type { ComponentType, ReactNode } from "react";
import { componentPage } from "../../content/showcase/component-page.ts";
import type { ComponentDocs } from "../../kit/component-docs.ts";
import layout from "../../kit/layout.module.css";
import type { PartApi } from "./component-api.ts";
import room from "./room.module.css";
import styles from "./states-grid.module.css";

const { states: words } = componentPage;

/** The exports of a component's file. */
export type Exported = Readonly<Record<string, unknown>>;

export interface StatesGridProps {
  part: PartApi;
  exported: Exported;
  docs: Pick<ComponentDocs, "specimen" | "states">;
}

/** Inert specimens of a component: a row for each prop with a fixed set of values, and a row for other states. */
export function StatesGrid({ part, exported, docs: { specimen, states } }: StatesGridProps) {
  const Component = exported[part.name] as ComponentType<object>;
  const cell = (label: string, given: Readonly<Record<string, unknown>>) => {
    const onRock = Object.entries(specimen?.onRock ?? {}).some(([name, option]) => given[name] === option);
    const content = <Component {...specimen?.props} {...given} />;
    return (
      <Cell key={label} label={label} room={specimen?.room}>
        {onRock ? (
          <div className={layout.rock}>
            <div data-theme="dark">{content}</div>
          </div>
        ) : (
          content
        )}
      </Cell>
    );
  };
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
              {options.map((option) => cell(String(option), { [name]: option }))}
            </div>
          ),
      )}
      {states && (
        <div>
          <dt>{words.others}</dt>
          {states.map((given) => cell(Object.keys(given).join(" ") || words.atRest, { ...given }))}
        </div>
      )}
    </dl>
  );
}

interface CellProps {
  label: string;
  room: keyof typeof room | undefined;
  children: ReactNode;
}

function Cell({ label, room: takes, children }: CellProps) {
  return (
    <dd>
      <code>{label}</code>
      <div inert aria-hidden="true" className={clsx(takes && room[takes]) || undefined}>
        {children}
      </div>
    </dd>
  );
}

/** Props left out of the grid, because they have no visible effect on an inert specimen. */
const unseen: ReadonlySet<string> = new Set([
  "as",
  "defaultOpen",
  "open",
  "sticky",
  "titleAs",
  "Dropdown.side",
  "Menu.side",
  "Popover.side",
]);
