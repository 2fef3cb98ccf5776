import { showcaseAddress } from "../../contract/demo-addresses.ts";
import { readSettings } from "../../server/settings.ts";
import { site } from "../../site.config.ts";
import { builtPages } from "../built-pages.ts";
import { foreignDates, futureDates } from "./dates.ts";
import { factsToChange } from "./facts.ts";
import { deadLinks } from "./links.ts";
import { headsOutOfLength, missingAlternatives, missingPictures } from "./pages.ts";
import { unnamedProcessors } from "./processors.ts";
import { expiringSecurityTxt } from "./security-txt.ts";
import { unreadableTexts } from "./texts.ts";

const folder = "build/client";

/**
 * `npm run site -- check`: checks the built site and the owner's files, and says what to do about each finding. Returns
 * the exit code: 0 without findings, otherwise 1.
 */
export function checkSite(environment: Record<string, string | undefined>, now: number): number {
  const settings = readSettings(environment);
  if (!settings.ok) {
    for (const problem of settings.problems) console.error(problem);
    return 1;
  }
  // Skips the showcase with its overview: it is not the owner's, and its previews have dead links on purpose.
  const pages = [...builtPages(folder, (address) => !`${address}/`.startsWith(`${showcaseAddress}/`))];
  const findings = [
    ...factsToChange(now),
    ...unreadableTexts(),
    ...unnamedProcessors(settings.settings, site),
    ...foreignDates(),
    ...futureDates(now),
    ...headsOutOfLength(pages),
    ...missingAlternatives(pages),
    ...missingPictures(pages, folder),
    ...deadLinks(pages, folder),
    ...expiringSecurityTxt(folder, now),
  ];
  for (const { place, what, todo } of findings) console.log(`${place}\n  ${what}\n  → ${todo}`);
  const count = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
  console.log(
    findings.length === 0
      ? `No problems found on ${pages.length} pages.`
      : `\n${count} on ${pages.length} pages.`,
  );
  return findings.length === 0 ? 0 : 1;
}
