import { readdir } from "node:fs/promises";
import { basename } from "node:path";

/** What the build prerendered: the route table. */
export const pages = (await readdir("build/client", { recursive: true }))
  .filter((file) => file.endsWith("index.html"))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
  .filter((address) => !isExampleAlone(address) && !isLikeAnother(address))
  .sort();

/** Components have pages of one kind: few stand for all, and `component-pages.spec.ts` looks into each. */
function isLikeAnother(address: string): boolean {
  return (
    address.startsWith("/sections/components/") && !["button", "date-picker"].includes(basename(address))
  );
}

/** The same parts as on the page of all examples, one by one; `showcase.spec.ts` looks after them. */
function isExampleAlone(address: string): boolean {
  return /^\/sections\/[^/]+\/[^/]+\/[^/]+$/.test(address);
}
