import { readFileSync } from "node:fs";
import { pages } from "./pages.ts";

/** The addresses of the pages that are hydrated. */
export const hydrated = pages.filter((address) =>
  readFileSync(`build/client${address}/index.html`, "utf8").includes("data-island="),
);
