import { contact } from "../content/pages/contact.ts";
import { fields, fill, open } from "./contact-form.ts";
import { arrived } from "./kept-enquiries.ts";
import { expect, test } from "./site.ts";

test("a site that asks for no proof of work is asked once, at the first focus, and says so", async ({
  page,
  site,
}) => {
  const answers: string[] = [];
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (/proof-of-work|solver/.test(pathname)) answers.push(`${pathname} ${answer.status()}`);
  });
  await open(page, "/contact");
  expect(answers).toEqual([]);
  await fill(page, { name: "Nora None", email: "nora@none.example", message: "Nothing to prove." });
  await expect.poll(() => answers).toEqual(["/api/proof-of-work 204"]);
  for (const field of Object.values(fields(page))) await field.focus();
  await page.getByRole("button", { name: contact.send }).click();
  await expect(page.getByRole("dialog", { name: contact.success.heading })).toBeVisible();
  await arrived(site, "Nora None");
  expect(answers).toEqual(["/api/proof-of-work 204"]);
});
