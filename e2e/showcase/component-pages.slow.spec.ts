// R-SHOW-10
import { ownPages } from "../../vite/kit/docs-of.ts";
import { components } from "../../vite/kit/kit-sources.ts";
import { violationsOn } from "../axe.ts";
import { emptyClosedCode } from "../closed-code.ts";
import { expect, test } from "../site.ts";

const address = (component: string) => `/sections/components/${component}`;

/**
 * Components with examples on their own page. The examples of other components are checked on the showcase pages that
 * contain them; `every-page.spec.ts` checks one component page in full.
 */
const ownExamples = new Set(ownPages.map(({ name }) => name));

test("each component's page fits a phone, and axe finds no violations in those with content of their own", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const component of components) {
    await page.goto(address(component));
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ component, tooWide }).toEqual({ component, tooWide: 0 });
    if (!ownExamples.has(component)) continue;
    await emptyClosedCode(page);
    expect({ component, found: await violationsOn(page, "light") }).toEqual({ component, found: [] });
  }
});
