import { componentPage } from "../../content/showcase/component-page.ts";
import type { ComponentDocs } from "../../kit/component-docs.ts";
import { Part } from "../page/part.tsx";
import { Fact, KeyFacts } from "./fact.tsx";
import { Facts } from "./facts.tsx";

/** A component's keyboard support, its screen reader output, and what it deliberately lacks. */
export function AccessibilityNotes({ heard, leftOut, keys }: ComponentDocs) {
  const words = componentPage.accessibility;
  return (
    <Part id="accessibility" title={words.title}>
      <Facts>
        <KeyFacts rows={keys?.rows} />
        <Fact title={words.told}>{heard}</Fact>
        {leftOut && <Fact title={words.leftOut}>{leftOut}</Fact>}
      </Facts>
    </Part>
  );
}
