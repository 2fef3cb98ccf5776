// R-RUN-12
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { newsletterIssues } from "../content/pages/newsletter-issues.ts";
import { freePort } from "../server/testing/free-port.ts";
import { site } from "../site.config.ts";
import { copyProject } from "./testing/project-copy.ts";

const soon = { timeout: 120_000, interval: 500 };

test("npm run dev handles form posts with the current sources, survives mistakes in them, and shows drafts", {
  timeout: 500_000,
}, async () => {
  await using dev = await startDev();
  await expect.poll(dev.output, soon).toContain("The site is at");
  let refused = "";
  await expect
    .poll(async () => {
      refused = await dev.fromElsewhere();
      return refused;
    }, soon)
    .not.toBe("");
  expect(refused).not.toContain("Built long ago");
  await expect.poll(dev.pressNothing, soon).toBe("Please press the button on the page itself.");
  const signup = { path: "server/subscribers/signup.ts", words: "This signup could not be read." };
  await expect.poll(dev.signup, soon).toContain(signup.words);

  const undo = dev.edit(signup.path, signup.words, "An edit.");
  await expect.poll(dev.signup, soon).toContain("An edit.");

  dev.edit(signup.path, "export ", "exported ");
  await expect.poll(dev.output, soon).toMatch(/error.*server\/subscribers\/signup\.ts/is);
  await expect.poll(dev.home, soon).toBe(200);
  undo();
  await expect.poll(dev.signup, soon).toContain(signup.words);

  dev.edit("app/enquiry-form/field-error-summary.tsx", "{contact.missing.summary}", "An edit in app.");
  await expect.poll(dev.enquiry, soon).toContain("An edit in app.");
  dev.edit("site.config.ts", `name: ${JSON.stringify(site.name)}`, 'name: "Miller and Daughters"');
  await expect.poll(dev.enquiry, soon).toContain("Miller and Daughters");

  dev.edit("server/settings.ts", "export function readSettings", "throw new Error('A mistake');\n$&");
  await expect.poll(dev.output, soon).toMatch(/A mistake.*server\/settings\.ts/s);
  dev.edit("server/settings.ts", "throw new Error('A mistake');\n", "");
  dev.edit(signup.path, signup.words, "Another edit.");
  await expect.poll(dev.signup, soon).toContain("Another edit.");

  dev.write("content/newsletter/2099-01-01-to-come.md", draft);
  const issue = "/newsletter/issues/to-come";
  await expect.poll(() => dev.page(issue), soon).toContain(newsletterIssues.draft);
  await expect.poll(() => dev.page(`${issue}/mail.txt`), soon).toContain("Of the seals of cold rooms.");
  await expect.poll(() => dev.page(`${issue}/mail`), soon).toContain("390 px, dark");
});

const draft = `---
title: What is to come
summary: What the seals of cold rooms say in the night, and which of their sounds you can sleep through.
draft: true
---

Of the seals of cold rooms.
`;

const form = "application/x-www-form-urlencoded";
const enquiry = "fullname=&emailAddress=&msg=";

/** Returns the text of a page, without scripts. */
function wordsOf(html: string): string {
  const { document } = parseHTML(html);
  for (const script of document.querySelectorAll("script")) script.remove();
  return document.querySelector("html")?.textContent ?? "";
}

/** Starts the development server on a copy of the sources. */
async function startDev() {
  const { folder, at, edit, write } = copyProject();
  // Removes the showcase, which is not tested here and would take most of the time.
  edit("site.config.ts", "demo: true", "demo: false");
  mkdirSync(at("build/refused/contact/forbidden"), { recursive: true });
  write("build/refused/contact/forbidden/index.html", "Built long ago");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: at("data"), TRUST_PROXY: "127.0.0.1" },
  });
  const ended = once(child, "close");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const open = (address: string) =>
    fetch(url + address, { headers: { accept: "text/html" } }).catch(() => null);
  let clients = 0;
  const post = async (address: string, body: string, type: string, origin?: string) => {
    // Each request comes from a different IP address, because rate limits apply per address.
    const client = { "x-forwarded-for": `203.0.113.${++clients % 250}` };
    const headers = { "content-type": type, ...client, ...(origin && { origin }) };
    const answer = await fetch(url + address, { method: "POST", headers, body }).catch(() => null);
    return (await answer?.text()) ?? "";
  };
  return {
    output: () => output,
    page: async (address: string) => (await (await open(address))?.text()) ?? "",
    write,
    home: async () => (await open("/"))?.status,
    signup: () => post("/api/addSubscriber", "{}", "application/json"),
    enquiry: async () => wordsOf(await post("/contact", enquiry, form)),
    pressNothing: () => post("/owner/answered", "", form),
    fromElsewhere: () => post("/contact", "", form, "https://elsewhere.test"),
    edit,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
