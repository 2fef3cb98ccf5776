// R-COMMAND-6
import { describe, expect, test } from "vitest";
import { hourMs as hour } from "../../durations.ts";
import { type Edition, unfrozen } from "../../newsletter/schedule/freeze-issue.ts";
import { settingsIn } from "../../start-problem.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createIssueFixture, edition, people } from "../../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { newsletterCommands } from "./newsletter-commands.ts";

const { slug, title } = sampleIssue;

interface Asked {
  editions?: readonly Edition[];
  to?: string;
  now?: () => number;
}

describe.each(eitherDatabase)("npm run site -- newsletter, on %s", (kind) => {
  const fixture = eachTest(() => createIssueFixture(kind));

  const coming = [edition(Date.now() + hour)];

  async function run(
    command: string,
    operand = slug,
    { editions = coming, now = Date.now, ...options }: Asked = {},
  ) {
    const out: string[] = [];
    const err: string[] = [];
    const env = {
      ...fixture.database.environment,
      CONTACT_TO: "desk@site.test",
      NEWSLETTER_SMTP_URL: fixture.smtp.url,
    };
    const found = newsletterCommands(editions).find(({ name }) => name === `newsletter ${command}`);
    if (!found) throw new Error(`There is no ${command}.`);
    const into = (lines: string[]) => (line: string) => lines.push(line);
    const io = { program: "site", out: into(out), err: into(err), env, now };
    const code = await found.run({ operand, options, settings: settingsIn(env), io });
    return { code, out: out.join("\n"), err: err.join("\n") };
  }

  test("list shows the build's issues and those already sent, the newest first", async () => {
    const issue = { ...sampleIssue, thursday: "2026-12-03", slug: "later" };
    const later = { issue, dueAt: Date.now() + hour };
    await fixture.subscribe(...people(3));
    fixture.begin();
    await fixture.untilEnded();
    const { out } = await run("list", "", { editions: [later, edition()] });
    const lines = out.split("\n").slice(1);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/ coming +– +later /);
    expect(lines[1]).toMatch(new RegExp(` ended +3 +${slug} `));
    expect((await run("list", "", { editions: [] })).out).toContain(title);
  });

  test("list shows a never-queued issue as past once its time is over", async () => {
    const now = () => Date.now() + 2 * hour;
    expect((await run("list", "")).out).toMatch(/ coming /);
    expect((await run("list", "", { now })).out).toMatch(/ past /);
  });

  test("show prints an issue's progress, of the newest if two share a slug", async () => {
    const before = unfrozen({ issue: { ...sampleIssue, thursday: "2026-11-19" }, dueAt: 1 });
    const held = { ...before, state: "held", reason: "held back" } as const;
    await fixture.store.transaction((tx) => tx.insertInto("newsletter_issues").values(held).execute());
    expect((await run("show")).out).toMatch(/State +coming/);
    await fixture.subscribe(...people(3));
    fixture.begin();
    await expect.poll(async () => (await fixture.issue()).state).toBe("ended");
    const { out } = await run("show");
    expect(out).toMatch(/State +ended/);
    expect(out).toMatch(/sent +3/);
  });

  test("test sends the email to the owner or the address in --to, and to nobody else", async () => {
    await fixture.subscribe(...people(3));
    expect(await run("test")).toMatchObject({ code: 0, out: "Sent to desk@site.test" });
    const toOther = { to: "me@else.test" };
    expect(await run("test", slug, toOther)).toMatchObject({ code: 0, out: "Sent to me@else.test" });
    expect(fixture.smtp.received.map(({ to }) => to)).toEqual([["desk@site.test"], ["me@else.test"]]);
    const [mail, again] = await fixture.smtp.inbox();
    // Providers drop an email whose id they know.
    expect(again?.messageId).not.toBe(mail?.messageId);
    expect(mail).toMatchObject({ subject: title, html: expect.stringContaining("unsubscribe?token=") });
    expect(await run("test", slug, { to: "nobody" })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--to: "nobody" is not an email address: .+\.$/),
    });
    fixture.smtp.follow({ rcpt: () => 550 });
    expect(await run("test")).toMatchObject({ code: 1, err: expect.stringMatching(/^Not sent: /) });
  });

  test("hold keeps an issue from being sent, and resume puts it back on schedule", async () => {
    expect(await run("hold")).toMatchObject({ code: 0 });
    expect((await run("show")).out).toMatch(/State +held: held back by the owner/);
    expect(await run("hold")).toMatchObject({ code: 1, err: expect.stringContaining("it is held") });
    expect(await run("resume")).toMatchObject({ code: 0 });
    expect((await run("show")).out).toMatch(/State +coming/);
  });

  test.each(["show", "test", "hold", "resume"])("%s reports an unknown issue", async (command) => {
    const err = expect.stringContaining('There is no issue "no-such-issue"');
    expect(await run(command, "no-such-issue")).toMatchObject({ code: 1, err });
    expect(await fixture.state()).toBeNull();
  });
});
