import { readdir } from "node:fs/promises";

/** What the build prerendered: the route table. */
export const pages = (await readdir("build/client", { recursive: true }))
  .filter((file) => file.endsWith("index.html"))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
  .filter((address) => !isExampleAlone(address))
  .sort();

/** The same parts as on the page of all examples, one by one; `showcase.spec.ts` looks after them. */
function isExampleAlone(address: string): boolean {
  return /^\/sections\/[^/]+\/[^/]+\/[^/]+$/.test(address);
}
