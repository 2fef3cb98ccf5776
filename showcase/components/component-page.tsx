import { OnwardLink } from "../../app/document/sections/onward-link.tsx";
import { componentPage as words } from "../../content/showcase/component-page.ts";
import { CodeBlock } from "../../kit/code-block/code-block.tsx";
import { addressOf, componentAddress, guideAddress } from "../addresses.ts";
import { ExampleFrame } from "../example/example-frame.tsx";
import type { ExampleModule } from "../example/example-module.ts";
import { projectImportPath } from "../namespace.ts";
import contents from "../page/contents.module.css";
import { PageContents } from "../page/page-contents.tsx";
import { Part } from "../page/part.tsx";
import { ShowcaseLayout } from "../page/showcase-layout.tsx";
import { ApiTables } from "./api-tables.tsx";
import type { ComponentFacts } from "./component-api.ts";
import type { ComponentWords } from "./component-route.ts";
import { docsOf } from "./docs-of.ts";
import { Fact, KeyFacts } from "./fact.tsx";
import { Facts } from "./facts.tsx";
import { InCode } from "./in-code.tsx";
import { Installation } from "./installation.tsx";
import { type Exported, StatesGrid } from "./states-grid.tsx";

export interface ComponentPageProps {
  component: ComponentWords;
  facts: ComponentFacts;
  /** The exports of the component's file, from which the specimens are rendered. */
  exported: Exported;
  /** The examples by id. */
  examples: Readonly<Record<string, ExampleModule>>;
}

/** The page of a kit component. */
export function ComponentPage({ component, facts, exported, examples }: ComponentPageProps) {
  const { name, title, examplePage } = component;
  const docs = docsOf(name);
  const [own] = facts.parts;
  const shown = examplePage.examples.flatMap((example) => {
    const module = examples[example.id];
    return module ? [{ words: example, example: module }] : [];
  });
  const places = [
    ...shown.map(({ words: { id, title } }) => ({ id, title })),
    { id: "installation", title: words.installation.title },
    { id: "anatomy", title: words.anatomy.title },
    { id: "api", title: words.api.title },
    ...(docs.specimen ? [{ id: "states", title: words.states.title }] : []),
    { id: "accessibility", title: words.accessibility.title },
    { id: "styling", title: words.styling.title },
  ];
  return (
    <ShowcaseLayout
      page={{ address: componentAddress(name), title }}
      lead={<InCode text={own?.about ?? ""} />}
      sample={examplePage.sample}
      contents={
        <PageContents label={words.family} places={places}>
          {examplePage.family !== "components" && (
            <OnwardLink href={addressOf(examplePage)} className={contents.notes}>
              {words.allExamples(examplePage.title)}
            </OnwardLink>
          )}
        </PageContents>
      }
    >
      {shown.map((one) => (
        <ExampleFrame key={one.words.id} page={examplePage} {...one} />
      ))}
      <Installation name={name} facts={facts} docs={docs} />
      <Part id="anatomy" title={words.anatomy.title} note={words.anatomy.note}>
        <CodeBlock label={projectImportPath(name)} code="" lines={facts.anatomy} data-language="tsx" />
      </Part>
      <Part id="api" title={words.api.title}>
        <ApiTables {...facts} />
      </Part>
      {docs.specimen && own && (
        <Part id="states" title={words.states.title} note={words.states.note}>
          <StatesGrid part={own} exported={exported} docs={docs} />
        </Part>
      )}
      <Part id="accessibility" title={words.accessibility.title}>
        <Facts>
          <KeyFacts rows={docs.keys} />
          <Fact title={words.accessibility.told}>{docs.heard}</Fact>
          {docs.leftOut && <Fact title={words.accessibility.leftOut}>{docs.leftOut}</Fact>}
        </Facts>
      </Part>
      <Part id="styling" title={words.styling.title} note={words.styling.note}>
        <Facts>
          {facts.attributes.map(({ name, says }) => (
            <Fact key={name} title={<code>{name}</code>}>
              {says}
            </Fact>
          ))}
          {facts.tokens.length > 0 && (
            <Fact title={words.styling.tokens}>
              <OnwardLink href={guideAddress("theming")}>{words.styling.allTokens}</OnwardLink>
            </Fact>
          )}
          {facts.tokens.map(({ about, names }) => (
            <Fact key={about} title={about}>
              {names.map((name) => `\`${name}\``).join(" ")}
            </Fact>
          ))}
        </Facts>
      </Part>
    </ShowcaseLayout>
  );
}
