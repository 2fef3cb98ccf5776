import type { AccessibilityOf } from "./accessibility/accessibility-words.ts";
import { attentionCatchers } from "./accessibility/attention-catchers.ts";
import { elements } from "./accessibility/elements.ts";
import { inputAreas } from "./accessibility/input-areas.ts";
import { layouts } from "./accessibility/layouts.ts";
import { navigation } from "./accessibility/navigation.ts";
import { pageSections } from "./accessibility/page-sections.ts";

/** What is heard of each component, by its file's name. */
export const accessibility: AccessibilityOf = {
  ...pageSections,
  ...navigation,
  ...inputAreas,
  ...attentionCatchers,
  ...elements,
  ...layouts,
};
