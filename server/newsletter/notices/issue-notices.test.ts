// R-ISSUE-10, R-ISSUE-18
import { describe, expect, test } from "vitest";
import { newsletterNotices as words } from "../../../content/newsletter-notices.ts";
import type { BrokenIssue, Issue } from "../../../contract/newsletter/issue.ts";
import { readActionToken } from "../../mail/notices/action-token.ts";
import { compose, type Mail, type RenderSkip } from "../../mail/transport/mail-transport.ts";
import { renderNotice } from "../../mail-renderer.ts";
import { settingsIn } from "../../start-problem.ts";
import type { IssueNoticeKind } from "../../store/schema.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createIssueFixture, edition, people } from "../../testing/fixtures/issue-fixture.ts";
import { sampleIssue } from "../../testing/fixtures/sample-issue.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { dayInWords } from "../mail/issue-links.ts";
import { actOnIssue } from "../send/issue-actions.ts";

const { thursday, title } = sampleIssue;
const day = dayInWords({ thursday });
const secret = "a secret of 32 characters or more";

describe.each(eitherDatabase)("on %s", (kind) => {
  const fixture = eachTest(() => createIssueFixture(kind));

  const coming = [edition(Date.now() + 24 * 60 * 60 * 1000)];
  const settings = settingsIn({
    SITE_URL: "https://site.test",
    MAIL_FROM: "website@site.test",
    CONTACT_TO: "desk@site.test",
    NEWSLETTER_FROM: "newsletter@site.test",
    NEWSLETTER_SMTP_URL: "smtp://mail.site.test",
    NEWSLETTER_HEADERS: '{"X-Stream": "bulk"}',
  });
  const render = (notice: IssueNoticeKind, editions = coming, brokenIssues: BrokenIssue[] = []) =>
    renderNotice(
      {
        subject_id: "",
        notice_kind: notice,
        notice_about: thursday,
        message_id: "<notice@site.test>",
        created_at: Date.now(),
      },
      fixture.store,
      { settings, editions, brokenIssues, secret, now: Date.now },
    );
  const written = (mail: Mail | RenderSkip): Mail => {
    if (!("subject" in mail)) throw new Error("There is no mail.");
    // A mail program knows no address that a relative link could start from.
    expect(mail.html).not.toMatch(/(href|src)="(?!https:\/\/|mailto:|tel:)/);
    return mail;
  };

  test("A10. the owner's copy equals a subscriber's email, except for address and unsubscribe link", async () => {
    const copy = written(await render("copy"));
    // Spam filters distrust a future date.
    expect(copy.date.getTime()).toBeLessThanOrEqual(Date.now());
    await fixture.subscribe("mia@orchard.test");
    fixture.begin();
    await fixture.untilEnded();
    const [sent] = await fixture.smtp.inbox();
    const link = /https:\/\/site\.test\/newsletter\/unsubscribe\?token=[\w.-]+/g;
    const own = "https://site.test/newsletter/unsubscribe";
    expect(sent?.subject).toBe(copy.subject);
    expect(sent?.html?.replaceAll(link, own).trim()).toBe(copy.html.trim());
    expect(sent?.text?.replaceAll(link, own).trim()).toBe(copy.text.trim());
    expect(copy.envelope.to).toBe("desk@site.test");
    // Readers' answers reach the owner.
    expect(copy.replyTo).toEqual({ address: "desk@site.test" });
    expect(copy.headers).toMatchObject({ "X-Stream": "bulk" });
  });

  test("A10. Wednesday’s email names the number of recipients and days, and one link holds the issue", async () => {
    await fixture.subscribe(...people(201));
    const mail = written(await render("preview"));
    expect(mail.subject).toContain(title);
    expect(mail.text).toMatch(/Subscribers: +201\n/);
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain(words.takes.growing.replace("{count}", "2"));
    const [, token = ""] = /hold-issue\?token=([\w.-]+)/.exec(mail.text) ?? [];
    const read = readActionToken(token, { action: "hold-issue", secrets: [secret], now: Date.now() });
    expect(read).toMatchObject({ subject: thursday });
    expect(mail.html).toContain(token);
  });

  test("a title with dollar signs appears unchanged", async () => {
    const odd = "What $& and $$100 buy";
    const priced = [{ issue: { ...sampleIssue, title: odd }, dueAt: coming[0]?.dueAt ?? 0 }];
    expect(written(await render("preview", priced)).subject).toContain(odd);
  });

  test.each([
    ["whose email is invalid", { title: "One\0two" }, "a header contains a control character"],
    [
      "with an error",
      { blocks: [{ type: "paragraph", words: [{ type: "link", href: "/50%-off", words: [], line: 8 }] }] },
      `${sampleIssue.file}:8, “” leads to /50%-off`,
    ],
  ] satisfies [string, Partial<Issue>, string][])(
    "A10. Wednesday’s email about an issue %s says so, and that it is not sent",
    async (_, change, found) => {
      const broken = [{ issue: { ...sampleIssue, ...change }, dueAt: coming[0]?.dueAt ?? 0 }];
      const mail = written(await render("preview", broken));
      expect(mail.subject).toBe(words.faulty.subject.replace("{day}", day));
      expect(mail.text.replaceAll(/\s+/g, " ")).toContain(found);
      expect(mail.text).not.toContain(words.facts.due);
      await compose(mail);
      // An email that is invalid has no copy.
      if ("title" in change) expect(await render("copy", broken)).toEqual({ unneeded: true });
    },
  );

  test("A10. the email about an issue with mistakes in its file lists them, until they are corrected", async () => {
    const broken = [{ thursday, mistakes: [`${sampleIssue.file}:6 has a mistake`] }];
    const mail = written(await render("missing", [], broken));
    expect(mail.subject).toBe(words.faulty.subject.replace("{day}", day));
    expect(mail.text.replaceAll(/\s+/g, " ")).toContain(broken[0]?.mistakes[0]);
    expect(await render("missing", coming, broken)).toEqual({ unneeded: true });
  });

  test("a notice that no longer applies is not sent", async () => {
    expect(await render("missing")).toEqual({ unneeded: true });
    expect(await actOnIssue(fixture.store, "hold-issue", { thursday, editions: coming })).toBe(true);
    expect(await render("preview")).toEqual({ unneeded: true });
    expect(await render("paused")).toEqual({ unneeded: true });
    expect(written(await render("held")).text).toContain(words.actions["resume-issue"]);
  });

  test("a server without the issue leaves the preview to one that has it", async () => {
    expect(await render("preview", [])).toMatchObject({ notBefore: expect.any(Number) });
    expect(await render("copy", [])).toMatchObject({ notBefore: expect.any(Number) });
    expect(written(await render("missing", [])).text).toContain(thursday);
  });

  test("the report has the figures, names nobody, and asks about emails in doubt", async () => {
    await fixture.subscribe(...people(9));
    fixture.begin();
    await fixture.untilEnded();
    const report = written(await render("report"));
    expect(report.text).toMatch(/Sent: +9\n/);
    expect(report.text + report.html).not.toMatch(/person-\d/);
    expect(report.text).not.toContain(words.actions["send-in-doubt"]);
    const { db } = fixture.store;
    await db.updateTable("outbox").set({ state: "in-doubt" }).where("kind", "=", "issue").execute();
    await db.updateTable("newsletter_issues").set({ in_doubt: 9, sent: 0 }).execute();
    expect(written(await render("report")).text).toContain(words.actions["send-in-doubt"]);
  });
});
