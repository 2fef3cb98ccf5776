import type { ComponentType } from "react";
import { componentPage as words } from "../../content/showcase/component-page.ts";
import { CodeBlock } from "../../kit/code-block/code-block.tsx";
import { ExampleFrame } from "../example/example-frame.tsx";
import type { ExampleModule } from "../example/example-module.ts";
import { atHomeIn } from "../namespace.ts";
import { ShowcaseHead } from "../page/head.tsx";
import layout from "../page/showcase-page.module.css";
import { ShowcaseScript } from "../page/showcase-script.tsx";
import { states } from "../specimens/states.ts";
import { ApiTables } from "./api-tables.tsx";
import type { ComponentDocs } from "./component-docs.ts";
import type { ComponentWords } from "./component-route.ts";
import { ComponentContents } from "./contents.tsx";
import { InCode } from "./in-code.tsx";
import { Installation } from "./installation.tsx";
import { Part } from "./part.tsx";
import { Spoken } from "./spoken.tsx";
import { StatesGrid } from "./states-grid.tsx";
import { StylesPart } from "./styles-part.tsx";

export interface ComponentPageProps {
  component: ComponentWords;
  docs: ComponentDocs;
  /** By the ids of the examples. */
  examples: Readonly<Record<string, ExampleModule>>;
  /** The component with any of its options, where they are worth a grid. */
  Specimen?: ComponentType<Record<string, unknown>>;
}

/** All there is to know of one component of the kit. */
export function ComponentPage({ component, docs, examples, Specimen }: ComponentPageProps) {
  const { name, title, shownBy } = component;
  const [own] = docs.parts;
  const shown = shownBy.examples.flatMap((example) => {
    const module = examples[example.id];
    return module ? [{ words: example, example: module }] : [];
  });
  const places = [
    ...shown.map(({ words: { id, title } }) => ({ id, title })),
    { id: "installation", title: words.installation.title },
    { id: "anatomy", title: words.anatomy.title },
    { id: "api", title: words.api.title },
    ...(Specimen ? [{ id: "states", title: words.states.title }] : []),
    { id: "accessibility", title: words.accessibility.title },
    { id: "styling", title: words.styling.title },
  ];
  return (
    <>
      <ShowcaseHead
        page={{ family: "components", name, title }}
        title={title}
        lead={<InCode text={own?.about ?? ""} />}
        sample={shownBy.sample}
      />
      <div className={`container ${layout.layout}`}>
        <ComponentContents page={shownBy} places={places} />
        <div className={layout.examples}>
          {shown.map((one) => (
            <ExampleFrame key={one.words.id} page={shownBy} {...one} />
          ))}
          <Installation name={name} docs={docs} />
          <Part id="anatomy" title={words.anatomy.title} note={words.anatomy.note}>
            <CodeBlock label={atHomeIn(docs.usedAs)} code="" lines={docs.anatomy} data-language="tsx" />
          </Part>
          <Part id="api" title={words.api.title}>
            <ApiTables parts={docs.parts} types={docs.types} functions={docs.functions} />
          </Part>
          {Specimen && own && (
            <Part id="states" title={words.states.title} note={words.states.note}>
              <StatesGrid part={own} Specimen={Specimen} states={states[name]} />
            </Part>
          )}
          <Spoken name={name} />
          <StylesPart tokens={docs.tokens} attributes={docs.attributes} />
        </div>
      </div>
      <ShowcaseScript />
    </>
  );
}
