import { writeRoute } from "../showcase/showcase-pages.ts";
import { demonstrationOf } from "./demonstration.ts";
import { pathTo } from "./kit-sources.ts";

/**
 * Writes the route module of a component's page, and returns the module's path. The module imports only that page's
 * examples, so that the page does not load the styles of other pages' examples.
 */
export function componentPage(component: string): string {
  const { page, examples } = demonstrationOf(component);
  const imports = examples.map(
    (id, index) => `import * as example${index} from "/showcase/examples/${page.name}/${id}.tsx?example";\n`,
  );
  const shown = examples.map((id, index) => `"${id}": example${index}`).join(", ");
  const file = `/${pathTo(`${component}.tsx`)}`;
  const source = `import * as exported from "${file}";
import { ComponentPage } from "/showcase/components/component-page.tsx";
import { componentRoute } from "/showcase/components/component-route.ts";
import { facts } from "${file}?facts";
${imports.join("")}
const { component, layout, meta } = componentRoute("${component}", "${page.name}", facts);

export { layout, meta };

export default function Page() {
  return <ComponentPage component={component} exported={exported} facts={facts()} examples={{ ${shown} }} />;
}
`;
  return writeRoute(`components/${component}.tsx`, source);
}
