import { Fragment } from "react";
import { componentPage } from "../../../content/showcase/component-page.ts";
import { takingHome } from "../../../content/showcase/taking-home.ts";
import project from "../../../package.json" with { type: "json" };
import { componentAddress, registryAddress } from "../addresses.ts";
import { CopyPress } from "../example/copy-press.tsx";
import lines from "../page/taking-home.module.css";
import { inNamespace, titleOf } from "../registry/namespace.ts";
import type { ComponentDocs } from "./component-docs.ts";
import styles from "./facts.module.css";
import { Part } from "./part.tsx";

const { installation: words, size: sizes } = componentPage;

/** How a component comes into another project, what comes with it, and what it weighs there. */
export function Installation({ name, docs }: { name: string; docs: ComponentDocs }) {
  const { packages, madeOf, size } = docs;
  return (
    <Part id="installation" title={words.title} note={words.version(project.version)}>
      <ul className={lines.lines}>
        <li id="installation-command">
          <a href={registryAddress(name)}>{words.command}</a>
          <code>npx shadcn add {inNamespace(name)}</code>
          <CopyPress from="installation-command" name={takingHome.copy(name)} />
        </li>
      </ul>
      <dl className={styles.facts}>
        <div>
          <dt>{words.byHand}</dt>
          <dd>
            {words.byHandNote}{" "}
            {[name, "kit", "tokens"].map((item) => (
              <Fragment key={item}>
                <a href={registryAddress(item)}>{`${item}.json`}</a>{" "}
              </Fragment>
            ))}
          </dd>
        </div>
        {madeOf.length > 0 && (
          <div>
            <dt>{words.madeOf}</dt>
            <dd>
              {madeOf.map((other) => (
                <Fragment key={other}>
                  <a href={componentAddress(other)}>{titleOf(other)}</a>{" "}
                </Fragment>
              ))}
            </dd>
          </div>
        )}
        {packages.length > 0 && (
          <div>
            <dt>{words.packages}</dt>
            <dd>
              {packages.map((one) => (
                <Fragment key={one}>
                  <code>{one}</code>{" "}
                </Fragment>
              ))}
            </dd>
          </div>
        )}
        {size && (
          <div>
            <dt>{sizes.title}</dt>
            <dd>
              {sizes.of(size)} <small>{sizes.note}</small>
            </dd>
          </div>
        )}
      </dl>
    </Part>
  );
}
