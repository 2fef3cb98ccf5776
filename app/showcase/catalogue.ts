import { alerts } from "../../content/showcase/alerts.ts";
import { buttons } from "../../content/showcase/buttons.ts";
import { contactSections } from "../../content/showcase/contact-sections.ts";
import { forms } from "../../content/showcase/forms.ts";
import { inputs } from "../../content/showcase/inputs.ts";
import { modals } from "../../content/showcase/modals.ts";
import { navTabs } from "../../content/showcase/nav-tabs.ts";
import { navbars } from "../../content/showcase/navbars.ts";
import { newsletters } from "../../content/showcase/newsletters.ts";
import { notifications } from "../../content/showcase/notifications.ts";
import { pagination } from "../../content/showcase/pagination.ts";
import type { ShowcaseWords } from "../../content/showcase/showcase-words.ts";
import { tooltipsPopovers } from "../../content/showcase/tooltips-popovers.ts";
import { exampleAddress } from "./addresses.ts";

/** Every showcase page, in the order of the specification. */
export const catalogue: readonly ShowcaseWords[] = [
  navbars,
  navTabs,
  pagination,
  newsletters,
  contactSections,
  inputs,
  forms,
  alerts,
  notifications,
  modals,
  tooltipsPopovers,
  buttons,
];

/** The pages that show one example each. */
export const exampleAddresses: readonly string[] = catalogue.flatMap((page) =>
  page.examples.map(({ id }) => exampleAddress(page, id)),
);
