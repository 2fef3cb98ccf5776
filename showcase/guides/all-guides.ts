import { guideNames } from "../../content/showcase/guides.ts";
import { guideAddress } from "../addresses.ts";
import type { Guide } from "./guide.ts";

const files = import.meta.glob<Guide>("../../content/showcase/guides/*.md", {
  query: "?guide",
  import: "default",
  eager: true,
});

/** All guides in display order, each with its path. */
export const allGuides = guideNames.map((name) => {
  const guide = files[`../../content/showcase/guides/${name}.md`];
  if (!guide) throw new Error(`There is no ${name}.md among the guides`);
  return { ...guide, name, address: guideAddress(name) };
});
