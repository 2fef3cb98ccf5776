import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { runSite } from "../../server/testing/site-process.ts";
import type { Browser, Tab } from "../other-browsers/tab.ts";
import { type Direction, directions, pressedFrom, pressKeys } from "./press-keys.ts";

/** Tests the keyboard support of every component in one browser, against the built site. */
export function testKeys(engine: string, start: () => Promise<Browser>) {
  let browser: Browser;
  let tab: Tab;
  let siteUrl: string;

  beforeAll(async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "site-keys-"));
    const site = runSite({ DATA_DIR: dataDir });
    siteUrl = (await site.answering()).url;
    browser = await start();
    tab = await browser.open();
    return async () => {
      site.kill("SIGTERM");
      await site.ended;
      await rm(dataDir, { recursive: true });
    };
  });
  afterAll(async () => {
    await tab.close();
    await browser.close();
  });

  for (const direction of Object.keys(directions) as Direction[]) {
    describe(`keyboard support in ${engine}, ${directions[direction]}`, () => {
      test.each(pressedFrom(direction))("$title", ({ component }) =>
        pressKeys(tab, siteUrl, component, direction),
      );
    });
  }
}
