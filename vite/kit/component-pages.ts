import { existsSync } from "node:fs";
import { relative } from "node:path";
import { writeRoute } from "../showcase/showcase-pages.ts";
import { pathTo } from "./kit-sources.ts";
import { shownBy } from "./shown-by.ts";

/** Writes the route of a component's page, which has the styles of its own examples alone, and gives its path. */
export function componentPage(component: string): string {
  return writeRoute(`components/${component}.tsx`, routeSource(component));
}

function routeSource(component: string): string {
  const { page, examples } = shownBy(component);
  const specimen = `showcase/specimens/${component}.tsx`;
  const hasSpecimen = existsSync(specimen);
  const imports = examples.map(
    (id, index) =>
      `import * as example${index} from "../../../showcase/examples/${page.name}/${id}.tsx?example";\n`,
  );
  const shown = examples.map((id, index) => `"${id}": example${index}`).join(", ");
  return `import { ComponentPage } from "../../../showcase/components/component-page.tsx";
import { componentRoute } from "../../../showcase/components/component-route.ts";
import { docs } from "../../../${relative(".", pathTo(`${component}.tsx`))}?docs";
${imports.join("")}${hasSpecimen ? `import Specimen from "../../../${specimen}";\n` : ""}
const { component, handle, meta } = componentRoute("${component}", "${page.name}", docs);

export { handle, meta };

export default function Page() {
  return <ComponentPage component={component} docs={docs()} examples={{ ${shown} }}${hasSpecimen ? " Specimen={Specimen}" : ""} />;
}
`;
}
