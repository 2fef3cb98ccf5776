import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const folder = new URL("../build/client/", import.meta.url);

/** The HTML of every page that was built, by its address. */
const pages = await Promise.all(
  (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith("index.html"))
    .map(async (file) => ({
      address: `/${file.replace(/\/?index\.html$/, "")}`,
      html: await readFile(new URL(file, folder), "utf8"),
    })),
);

/** They stand in for others, and have no address of their own to name. */
const standIns = ["/404", "/405", "/500"];

test("each page names its own address, all at one origin", () => {
  const named = pages.map(({ address, html }) => ({ address, links: canonicalLinks(html) }));
  const origin = new URL(named.find(({ address }) => address === "/")?.links[0] ?? "none:").origin;
  expect(named).toEqual(
    named.map(({ address }) => ({
      address,
      links: standIns.includes(address) ? [] : [origin + address],
    })),
  );
});

function canonicalLinks(html: string): string[] {
  return [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = ""]) => href);
}
