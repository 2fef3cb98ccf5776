import { Fragment } from "react";
import { componentPage } from "../../content/showcase/component-page.ts";
import { takingHome } from "../../content/showcase/install-commands.ts";
import type { ComponentDocs } from "../../kit/component-docs.ts";
import { componentAddress, kitFileAddress } from "../addresses.ts";
import { kitFolder, titleOf } from "../namespace.ts";
import { CommandList } from "../page/install-commands.tsx";
import { Part } from "../page/part.tsx";
import type { ComponentFacts } from "./component-api.ts";
import { Fact } from "./fact.tsx";
import { Facts } from "./facts.tsx";
import { InCode } from "./in-code.tsx";

const { installation: words } = componentPage;

export interface InstallationProps {
  name: string;
  facts: ComponentFacts;
  docs: ComponentDocs;
}

/** How to install a component, and what is installed with it. */
export function Installation({ name, facts, docs }: InstallationProps) {
  const { files, packages, madeOf } = facts;
  const { since = "1.0.0", changes = {} } = docs;
  const changed = Object.entries(changes).flatMap(([version, all]) =>
    all.map((what) => words.change(version, what)),
  );
  return (
    <Part id="installation" title={words.title} note={`${words.since(since)} ${takingHome.note}`}>
      <CommandList id="installation" components={[name]} />
      <Facts>
        <Fact title={words.byHand}>
          {words.byHandNote(kitFolder)}{" "}
          {files.map((file) => (
            <Fragment key={file}>
              <a href={kitFileAddress(file)}>{file}</a>{" "}
            </Fragment>
          ))}
        </Fact>
        {packages.length > 0 && <Fact title={words.packages}>{`\`npm install ${packages.join(" ")}\``}</Fact>}
        {madeOf.length > 0 && (
          <Fact title={words.madeOf}>
            {madeOf.map((other) => (
              <Fragment key={other}>
                <a href={componentAddress(other)}>{titleOf(other)}</a>{" "}
              </Fragment>
            ))}
          </Fact>
        )}
        {changed.length > 0 && (
          <Fact title={words.changes}>
            {changed.map((change) => (
              <span key={change}>
                <InCode text={change} />
              </span>
            ))}
          </Fact>
        )}
      </Facts>
    </Part>
  );
}
