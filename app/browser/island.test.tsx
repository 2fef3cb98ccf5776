import { useId } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { rendered, textsOf } from "../../kit/rendered.ts";
import { Island } from "./island.tsx";
import { IslandMarkup } from "./island-markup.ts";

function Greeting({ to = "you" }: { to?: string }) {
  return <p id={useId()}>Hello {to}</p>;
}

const islands = { Greeting };

test("an island is rendered on its own, with its own ids, and its props are in a data attribute", () => {
  const html = renderToStaticMarkup(
    <IslandMarkup value={(island, identifierPrefix) => renderToString(island, { identifierPrefix })}>
      <Island in={islands} name="Greeting" props={{ to: '"both" & all' }} />
    </IslandMarkup>,
  );
  const alone = renderToString(<Greeting to={'"both" & all'} />, { identifierPrefix: "Greeting-" });
  expect(html).toBe(
    `<div class="island" data-island="Greeting" data-props="{&quot;to&quot;:&quot;\\&quot;both\\&quot; &amp; all&quot;}">${alone}</div>`,
  );
  expect(alone).toContain('id="_Greeting-');
});

test("an island without props has no data attribute for them, and its element may have a class", () => {
  const page = rendered(<Island in={islands} name="Greeting" className="card" />);
  expect(page.firstElementChild?.getAttributeNames()).toEqual(["class", "data-island"]);
  expect(textsOf(page, "[class=card][data-island=Greeting] > p[id]")).toEqual(["Hello you"]);
});
