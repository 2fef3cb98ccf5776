import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { runSite } from "../server/testing/site-process.ts";
import { startSmtpServer, type TestSmtpServer } from "../server/testing/smtp-server.ts";

export interface Site {
  url: string;
  /** The folder of the server's database. */
  dataDir: string;
  /** The mail server that receives all emails from the site. */
  inbox: TestSmtpServer;
}

declare global {
  interface Window {
    tellSilent(html: string): void;
  }
}

/** Gives each worker its own site, started as `npm start` does, and each test its own client IP address. */
export const test = base.extend<object, { site: Site; settings: Record<string, string> }>({
  // A file that needs other settings calls `test.use({ settings: { … } })`.
  settings: [{}, { option: true, scope: "worker" }],
  site: [
    async ({ settings }, use) => {
      const inbox = await startSmtpServer();
      const dataDir = await mkdtemp(join(tmpdir(), "stackhouse-e2e-"));
      const server = runSite({
        DATA_DIR: dataDir,
        SMTP_URL: inbox.url,
        TRUST_PROXY: "127.0.0.1",
        ...settings,
      });
      const { port } = await server.answering();
      await use({ url: `http://localhost:${port}`, dataDir, inbox });
      server.kill("SIGTERM");
      await server.ended;
      await inbox.close();
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  // Screen readers announce a change in a live region, but seldom one that is inserted with its text (WCAG 2.2, 4.1.3).
  // They read a dialog when it opens, and a page that a script renders as a whole.
  page: async ({ page }, use) => {
    const silent: string[] = [];
    await page.exposeFunction("tellSilent", (html: string) => silent.push(html));
    await page.addInitScript(() => {
      const regions = "[role=status], [aria-live=polite]";
      let isRendered = false;
      // biome-ignore lint/performance/useDomNodeTextContent: the text of scripts is none of the page's
      const hasText = () => document.body.innerText.trim() !== "";
      const watch = (changes: MutationRecord[]) => {
        const wasRendered = isRendered;
        isRendered ||= hasText();
        if (!wasRendered) return;
        const added = changes
          .flatMap(({ addedNodes }) => [...addedNodes])
          .filter((node) => node instanceof Element);
        for (const region of added.flatMap((node) => [node, ...node.querySelectorAll(regions)]))
          if (region.matches(regions) && region.textContent.trim() !== "" && !region.closest("[role=dialog]"))
            window.tellSilent(region.outerHTML);
      };
      addEventListener("load", () => {
        isRendered = hasText();
        new MutationObserver(watch).observe(document, { childList: true, subtree: true });
      });
    });
    await use(page);
    base.expect(silent, "live regions that came with their text").toEqual([]);
  },
  baseURL: async ({ site }, use) => use(site.url),
  // Rate limits apply to an IP address, so tests that share a server must not share an address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
  extraHTTPHeaders: async ({}, use, { testId }) => use({ "x-forwarded-for": addressFor(testId) }),
});

export { expect } from "@playwright/test";

function addressFor(testId: string): string {
  const [a = 0, b = 0, c = 0] = createHash("sha256").update(testId).digest();
  return `10.${a}.${b}.${c}`;
}
