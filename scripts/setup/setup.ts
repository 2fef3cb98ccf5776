import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { authorsOf } from "../../app/pages/articles/authors.ts";
import { siteConfigProblems } from "../../contract/site-config.ts";
import { site } from "../../site.config.ts";
import { brandProblems } from "../../vite/brand/contrast.ts";
import { exampleFacts, exampleTexts, inWords, unsignedArticles } from "./example-company.ts";
import { type Facts, factAt, factsOf, isFacts, withFacts } from "./facts.ts";
import { type Question, questions } from "./questions.ts";
import { writeFacts } from "./write-facts.ts";

const usage = "npm run site -- setup [--from facts.json]";

/**
 * `npm run site -- setup`: asks for the company's settings, or reads them with `--from facts.json`, and writes them to
 * `site.config.ts`. Returns the exit code: 0 if it has written them, 1 if not, 2 for wrong usage.
 */
export async function setUp(args: string[]): Promise<number> {
  const from = readArguments(args);
  if (from === null) {
    console.error(`Usage: ${usage}`);
    return 2;
  }
  const facts = from === undefined ? await ask() : readFacts(from);
  if (facts === null) return 1;
  const merged = withFacts({ ...site }, facts);
  const problems = problemsOf(merged, from ?? "site.config.ts");
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem);
    console.error("Nothing was written.");
    return 1;
  }
  const file = "site.config.ts";
  writeFileSync(file, writeFacts(readFileSync(file, "utf8"), facts));
  const formatter = join("node_modules", "@biomejs", "biome", "bin", "biome");
  spawnSync(process.execPath, [formatter, "format", "--write", file]);
  console.log(`Wrote ${file}.`);
  printExamples(merged as typeof site);
  return 0;
}

/** Returns the problems that would stop the build. */
function problemsOf(merged: Facts, file: string): string[] {
  const problems = siteConfigProblems(merged, file);
  return problems.length > 0 ? problems : brandProblems((merged as typeof site).brand, file);
}

function readArguments(args: string[]): string | undefined | null {
  try {
    return parseArgs({ args, options: { from: { type: "string" } } }).values.from;
  } catch {
    return null;
  }
}

function readFacts(file: string): Facts | null {
  try {
    const facts: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isFacts(facts)) return facts;
    console.error(`${file} must contain one JSON object with fields of site.config.ts.`);
  } catch (error) {
    console.error(`${file} can't be read: ${error instanceof Error ? error.message : error}`);
  }
  return null;
}

/**
 * Repeats each question until the answer is valid; an empty answer keeps the current value. Returns null if the input
 * ends before the last answer.
 */
async function ask(): Promise<Facts | null> {
  console.log(
    "Press Enter to keep the value in brackets. Nothing is written until you have answered the last question.\n",
  );
  const terminal = createInterface({ input: process.stdin });
  const answers = terminal[Symbol.asyncIterator]();
  let facts: Facts = {};
  for (const question of questions) {
    const given = await answerTo(question, facts, answers);
    if (given === null) {
      console.error("\nEnded before the last question. Nothing was written.");
      return null;
    }
    facts = withFacts(facts, given);
  }
  terminal.close();
  return facts;
}

async function answerTo(
  { ask, field }: Question,
  facts: Facts,
  answers: AsyncIterator<string>,
): Promise<Facts | null> {
  for (;;) {
    process.stdout.write(`${ask} [${factAt({ ...site }, field)}]: `);
    const { done, value: answer } = await answers.next();
    if (done) return null;
    if (answer.trim() === "") return {};
    const given = factsOf(field, answer.trim());
    const problems = problemsOf(withFacts({ ...site }, withFacts(facts, given)), "That answer");
    if (problems.length === 0) return given;
    for (const problem of problems) console.log(problem);
  }
}

function printExamples(facts: typeof site) {
  const lines = [
    ...exampleFacts(facts).map(inWords),
    ...unsignedArticles(facts).map(
      ({ file, author }) =>
        `${file}: signed by ${author}, who is not in people, so the site can’t be built; change author: to one of ${authorsOf(facts).join(", ")}, or delete the file`,
    ),
    ...exampleTexts(facts).map(({ place, todo }) => `${place}: ${todo}`),
  ];
  if (lines.length === 0) return;
  console.log("\nStill to change:");
  for (const line of lines) console.log(`  ${line}`);
}
