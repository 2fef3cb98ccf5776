import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { installTool } from "../../scripts/install/tools.ts";

/** Installed on demand and not listed in package.json, because Lighthouse has many dependencies. */
const packed = "lighthouse@13.5.0";

export type Device = "mobile" | "desktop";

/** Lighthouse's category names, in the order of `scores`. */
const judged = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"];

/** Runs Lighthouse on one page in a new browser. For mobile, Lighthouse simulates a slow phone and network. */
export async function runLighthouse(
  url: string,
  device: Device,
  folder: string,
  browser: string,
): Promise<Judgement> {
  const report = join(folder, "lighthouse.json");
  const program = join(installTool(packed), "lighthouse", "cli", "index.js");
  const options = [
    "--quiet",
    "--output=json",
    `--only-categories=${judged}`,
    `--output-path=${report}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ...(device === "desktop" ? ["--preset=desktop"] : []),
  ];
  const env = { ...process.env, CHROME_PATH: browser };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await promisify(execFile)(process.execPath, [program, url, ...options], { env });
      return judgementOf(JSON.parse(await readFile(report, "utf8")));
    } catch (error) {
      // Gives up only after the third attempt, because Chromium sometimes loses the beginning of its trace.
      if (attempt === 3) throw error;
    }
  }
}

export interface Judgement {
  /** Scores from 0 to 100: performance, accessibility, best practices, search engines, agentic browsing. */
  scores: number[];
  /** Lighthouse's ids of the audits that count towards a score and themselves score below 90%. */
  faults: string[];
  /** In milliseconds, like `largestPaint` and `blocking`. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** Cumulative layout shift, which has no unit. */
  shift: number;
}

function judgementOf({ categories, audits }: Report): Judgement {
  const inOrder = judged.map((name) => {
    const category = categories[name];
    if (category?.score == null) throw new Error(`Lighthouse has no score for ${name}`);
    return { score: Math.round(category.score * 100), auditRefs: category.auditRefs };
  });
  const counted = inOrder.flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return {
    scores: inOrder.map(({ score }) => score),
    faults: [...new Set(counted)].filter((id) => (audits[id]?.score ?? 1) < 0.9),
    firstPaint: figure("first-contentful-paint"),
    largestPaint: figure("largest-contentful-paint"),
    blocking: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
  };

  function figure(id: string): number {
    const value = audits[id]?.numericValue;
    if (value === undefined)
      throw new Error(`Lighthouse has no figure for ${id}: ${audits[id]?.errorMessage}`);
    return value;
  }
}

/** The parts of Lighthouse's report that are used here. */
interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number; errorMessage?: string } | undefined>;
}
