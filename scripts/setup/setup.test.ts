// R-SETUP-1, R-SETUP-2
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "../../site.config.ts";
import { folderOf } from "../testing/folder-of.ts";
import { exampleFacts, exampleTexts, inWords, unsignedArticles } from "./example-company.ts";
import { factAt, factsOf, withFacts } from "./facts.ts";
import { writeFacts } from "./write-facts.ts";

const source = `import type { SiteConfig } from "./contract/site-config.ts";

/** The company. */
export const site: SiteConfig = {
  name: "Old", // as on the door
  phone: { shown: "1", dialled: "+1" },
  people: [{ name: "Old hand" }],
};
`;

test("replaces values in place, and keeps comments and everything else", () => {
  const facts = { name: 'New "and" bold', phone: { shown: "2" }, people: [] };
  expect(writeFacts(source, facts)).toBe(
    source
      .replace('"Old"', '"New \\"and\\" bold"')
      .replace('"1"', '"2"')
      .replace('[{ name: "Old hand" }]', "[]"),
  );
});

test("adds a field that is missing", () => {
  const facts = { announcement: { text: "Closed" } };
  expect(writeFacts(source, facts)).toContain('{\n  announcement: {"text":"Closed"},\n  name: "Old"');
});

test("says what a file without a configuration must contain", () => {
  expect(() => writeFacts("export const other = {};", {})).toThrow("export const site = { … }");
});

test("facts are merged field by field, but lists are replaced as a whole", () => {
  const site = { name: "Old", phone: { shown: "1", dialled: "+1" }, people: ["a", "b"] };
  expect(withFacts(site, { phone: { shown: "2" }, people: ["c"] })).toEqual({
    name: "Old",
    phone: { shown: "2", dialled: "+1" },
    people: ["c"],
  });
  expect(factAt(site, "phone.dialled")).toBe("+1");
  expect(factsOf("phone.shown", "3")).toEqual({ phone: { shown: "3" } });
});

test("wrong facts are reported with their fields, and nothing is written", () => {
  const run = setUp(["--from", fileOf({ timeZone: "Mars/One", phone: { dialled: "12" }, nmae: "x" })]);
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/: timeZone must be an IANA time zone like Australia\/Sydney\.\n/);
  expect(run.stderr).toMatch(/: phone\.dialled must be the full number, like \+61270100042\.\n/);
  expect(run.stderr).toMatch(/: nmae is not a known field\.\nNothing was written\.\n$/);
});

test("a colour that the build would refuse is refused with the build's message, and nothing is written", () => {
  const file = fileOf({ brand: { accent: "#ffff00" } });
  const run = setUp(["--from", file]);
  expect(run.status).toBe(1);
  expect(run.stderr).toContain(`${file}: brand.accent #ffff00 can't be used, because text would be`);
  expect(run.stderr).toMatch(/The nearest colour that works: #\w{6}\nNothing was written\.\n$/);
});

test("a file that is missing or contains no JSON object is reported", () => {
  expect(setUp(["--from", fileOf([])]).stderr).toContain("must contain one JSON object");
  expect(setUp(["--from", "/nowhere.json"]).stderr).toContain("/nowhere.json can't be read");
  expect(setUp(["--form", "x"]).status).toBe(2);
});

test("asks again after an invalid answer, and writes nothing if the input ends early", () => {
  const run = setUp([], "\n\nten\n51 824 753 556\n");
  expect(run.stdout.match(/ABN, eleven digits/g)).toHaveLength(2);
  expect(run.stdout).toContain("abn must be eleven digits, like 51 824 753 556.");
  expect(run.stderr).toContain("Nothing was written.");
  expect(run.status).toBe(1);
});

test("an article is reported if its author is neither in the new facts nor the company", () => {
  const by = (author: string) => `---\ntitle: One\nauthor: ${author}\n---\nText.\n`;
  const articles = {
    "theirs.md": by('"Nell Okafor"'),
    "ours.md": by("Jo Reed"),
    "company.md": by("'Jo''s'"),
  };
  const folder = folderOf(articles);
  const [person] = site.people;
  const people = person ? [{ ...person, name: "Jo Reed" }] : [];
  expect(unsignedArticles({ ...site, name: "Jo's", people }, folder)).toEqual([
    { file: join(folder, "theirs.md"), author: "Nell Okafor" },
  ]);
});

test("with demo: false in the new facts, no example issues or cases are listed for deletion", () => {
  expect(exampleTexts({ demo: false })).toEqual([]);
});

test("an email address that ends in .example is not called the example's, because it may be the owner's", () => {
  const [fact] = exampleFacts({ ...site, email: "hello@bluegum.example" }).filter(
    ({ field }) => field === "email",
  );
  expect(fact && inWords(fact)).toBe("email hello@bluegum.example ends in .example, which receives no email");
});

function fileOf(facts: unknown): string {
  return join(folderOf({ "facts.json": JSON.stringify(facts) }), "facts.json");
}

function setUp(args: string[], input = "") {
  const before = readFileSync("site.config.ts", "utf8");
  const run = spawnSync(process.execPath, ["scripts/site.mjs", "setup", ...args], {
    input,
    encoding: "utf8",
  });
  expect(readFileSync("site.config.ts", "utf8")).toBe(before);
  return run;
}
