import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Case } from "../../app/pages/cases/case.ts";
import { caseDocument } from "../../vite/cases/document.ts";
import { numberIn } from "../../vite/cases/tables.ts";

const markdown = readFileSync("content/cases/why-41-tills-stopped.md", "utf8");
const told = caseDocument(markdown);

describe.each(globSync("content/cases/*.md"))("%s", (file) => {
  const prose = readFileSync(file, "utf8")
    .split("---\n")
    .slice(2)
    .join("")
    .replaceAll(/^\|.*$/gm, "");

  test("has no sentence of more than 30 words", () => {
    const sentences = prose.split(/(?<=[.?!:])\s+/);
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 30)).toEqual([]);
  });

  test("has apostrophes and quotation marks as they are set", () => {
    expect(prose.match(/.*\w'\w.*|.*"\w.*/g)).toBeNull();
  });
});

describe("the numbers of the sample case agree with one another", () => {
  const outages = daysOf(told).filter(({ layer }) => layer.name === told.cause);
  const minutes = outages.reduce((sum, { value }) => sum + value, 0);

  test("the outages, their minutes, and what they cost the client", () => {
    expect(outages).toHaveLength(4);
    expect(markdown.match(/\d+(?= minutes (without|in which))/g)).toEqual([`${minutes}`, `${minutes}`]);
    const [all = 0, lost = 0, inAll = 0] = pricesIn(/On a Saturday the tills take.*/);
    expect(lost).toBe(all / 2);
    expect(inAll).toBe(lost * minutes);
  });

  test("the outages fell on Saturdays, and so did the days that are called so", () => {
    for (const { day } of outages) expect(weekday(day)).toBe("Saturday");
    const named = [...markdown.matchAll(/(?<day>Monday|Wednesday|Saturday) (?<date>\d+ [A-Z][a-z]+)/g)];
    expect(named.length).toBeGreaterThan(2);
    for (const { groups } of named) expect(weekday(`${groups?.date} 2026 UTC`)).toBe(groups?.day);
    expect(saturdays("2026-06-27", "2026-10-31")).toBe(19);
    expect(saturdays("2026-05-14", "2026-06-02")).toBe(3);
    expect(markdown.match(/\d+ Saturdays/g)).toEqual(["19 Saturdays", "19 Saturdays"]);
  });

  test("the connections of the tills and the scanners against the limit", () => {
    const platform = textOf("Platform");
    const [limit = 0] = numbersIn(platform, /takes (\d+) connections/);
    const [tills = 0] = numbersIn(platform, /With (\d+) tills/);
    const [scanners = 0] = numbersIn(platform, /all (\d+) scanners/);
    const [at = 0] = numbersIn(platform, /scanners: (\d+) connections/);
    expect(tills + "123456789".length).toBe(limit);
    expect(numbersIn(platform, /The (\d+)st connection/)).toEqual([limit + 1]);
    expect(tills + scanners).toBe(at);
    expect(told.numbers[0]?.number).toBe(`${tills}`);
  });

  test("the days in the text and in the table, and the price above it", () => {
    const rows = [...markdown.matchAll(/^\| (?<what>[^|]+) \| (?<days>[\d ]*)\| (?<price>\$[\d,]+) \|$/gm)];
    const daysFor = (name: string) =>
      rows
        .filter(({ groups }) => groups?.what?.startsWith(name))
        .reduce((sum, { groups }) => sum + Number(groups?.days), 0);
    for (const { layer } of told.chapters) {
      const said = /(?<days>One|Two|Three) days?[.,]/.exec(textOf(layer.name))?.groups?.days ?? "";
      expect(daysFor(layer.name), layer.name).toBe(["", "One", "Two", "Three"].indexOf(said));
    }
    const total = rows.find(({ groups }) => groups?.what?.startsWith("Total"))?.groups;
    expect(total?.price).toBe(told.price);
    expect(markdown).toContain(`on ${["eight"][Number(total?.days) - 8]} days`);
  });

  test("its dates follow one another", () => {
    expect(told.from < told.to && told.to < told.date).toBe(true);
    expect(daysOf(told).at(-1)?.day ?? "").toMatch(/^2026/);
    expect(daysOf(told).every(({ day }) => day < told.date)).toBe(true);
  });
});

function daysOf({ opening }: Case) {
  return opening.flatMap((part) => ("days" in part ? part.days.days : []));
}

function textOf(name: string): string {
  return new RegExp(`^## ${name}: .*?(?=^## )`, "ms").exec(markdown)?.[0] ?? "";
}

function pricesIn(line: RegExp): number[] {
  return [...(line.exec(markdown)?.[0].matchAll(/\$[\d,]*\d/g) ?? [])].map(([price]) => numberIn(price) ?? 0);
}

function numbersIn(text: string, pattern: RegExp): number[] {
  return (pattern.exec(text) ?? []).slice(1).map(Number);
}

function weekday(day: string): string {
  return new Date(day).toLocaleDateString("en-AU", { weekday: "long", timeZone: "UTC" });
}

function saturdays(from: string, to: string): number {
  let count = 0;
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000) {
    if (new Date(time).getUTCDay() === 6) count += 1;
  }
  return count;
}
