// R-DEV-1
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { scopedStyles } from "./scoped-styles.ts";

test("the resets in an installed style sheet reach the component's elements and all inside them, but no others", () => {
  const { document } = parseHTML(
    "<h1></h1><div class='card'><p><b></b></p></div><i class='tile'></i><u></u>",
  );
  const [, scope = ""] =
    /^ *(:where\(.+\)) \{$/m.exec(scopedStyles(".card { margin: 0 }\n.tile { margin: 0 }")) ?? [];
  const reached = Array.from(document.querySelectorAll(scope), ({ localName }) => localName);
  expect(reached).toEqual(["div", "p", "b", "i"]);
});
