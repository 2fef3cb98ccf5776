// R-DATA-1 to R-DATA-3
import { beforeEach, describe, expect, test } from "vitest";
import { eitherDatabase } from "../../testing/databases.ts";
import { createPrivacyFixture } from "../../testing/fixtures/privacy-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { ownerCommand } from "../../testing/owner-command.ts";

describe.each(eitherDatabase)("the owner's privacy commands on %s, beside a running server", (kind) => {
  const fixture = eachTest(() => createPrivacyFixture(kind));

  beforeEach(async () => {
    await fixture.write("Jane@xn--mller-kva.example", { name: "Jane Canary" });
    await fixture.signUp("jane@xn--mller-kva.example");
    await fixture.write("other@mailbox.test", { name: "Other" });
    await fixture.deliver();
  });

  const run = (...argv: string[]) =>
    ownerCommand(argv, { ...fixture.database.environment, SECRET: fixture.secret }, fixture.clock.now);

  test.each(["jane@xn--mller-kva.example", "JANE@mu\u0308ller.example"])(
    "privacy export %s: prints the mailbox's data as JSON, whatever the spelling",
    async (written) => {
      const { code, out, err } = await run("privacy", "export", written);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      const { tables, mailFiles } = JSON.parse(out);
      expect([tables.enquiries.length, tables.subscriptions.length, mailFiles.length]).toEqual([1, 1, 2]);
      expect(out).not.toMatch(/other/i);
    },
  );

  test("privacy erase: prints what was deleted, by table", async () => {
    const { code, out, err } = await run("privacy", "erase", "JANE@müller.example");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n")).toEqual([
      "Enquiries          1",
      "Signups            1",
      "Links in emails    1",
      "Emails             2",
      "Mail files         2",
      "Form fingerprints  2",
      "",
      expect.stringMatching(/^Erased from (SQLite|PostgreSQL) at \S+\. The files were rewritten; /),
      "Not searched: the text of other people's messages, and your own mailbox.",
    ]);
    expect(await fixture.counts()).toMatchObject({ enquiries: 1, subscriptions: 0, outbox: 1, erasures: 1 });
  });

  test("privacy correct: changes the name and address in enquiries, so that the new address finds them", async () => {
    const change = ["--name", "Jané Citizen", "--address", "jane@Citizen.example"];
    const { code, out, err } = await run("privacy", "correct", "jane@müller.example", ...change);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n")).toEqual([
      "Enquiries corrected: 1. Emails that have already been sent are not changed.",
      "A newsletter subscription is not moved: the person must sign up with the new address and confirm it.",
    ]);
    const { tables } = JSON.parse((await run("privacy", "export", "jane@citizen.example")).out);
    expect(tables.enquiries).toMatchObject([{ name: "Jané Citizen", email: "jane@citizen.example" }]);
    expect(tables.subscriptions).toEqual([]);
    // Two keys are left, for the other enquiry and the signup: the corrected enquiry's key was deleted.
    expect(await fixture.counts()).toMatchObject({ enquiries: 2, subscriptions: 1, idempotency_keys: 2 });
  });

  const invalid = '"jane" is not an email address: use exactly one @.';
  test.each([
    [["export", "jane"], invalid],
    [["erase", "jane"], invalid],
    [["correct", "jane@mailbox.test"], "Nothing to correct: give --name, --address or both."],
    [["correct", "jane@mailbox.test", "--address", "jane"], invalid],
    [
      ["correct", "jane@mailbox.test", "--name", "a\nb"],
      '--name: found "a\\nb", expected a name on one line',
    ],
  ])("privacy refuses wrong usage with code 2, and changes nothing: %j", async (argv, err) => {
    expect(await run("privacy", ...argv)).toEqual({ code: 2, out: "", err });
    expect(await fixture.counts()).toMatchObject({ enquiries: 2, erasures: 0 });
  });

  test("privacy correct: exits with code 1 for a person without enquiries", async () => {
    expect(await run("privacy", "correct", "nobody@mailbox.test", "--name", "No")).toMatchObject({ code: 1 });
  });
});
