import type { IssueAction } from "../../contract/owner-actions.ts";
import { domainOf, parseAddress } from "../enquiries/address.ts";
import { isoTime } from "../iso-time.ts";
import { localTimeShort } from "../mail/layout/local-time.ts";
import { createMailFolder, mailFolderIn } from "../mail/transport/mail-folder.ts";
import { DeliveryFailure } from "../mail/transport/mail-transport.ts";
import { createSmtpTransport } from "../mail/transport/smtp-transport.ts";
import type { Edition } from "../newsletter/schedule/freeze-issue.ts";
import { countDeliveries } from "../newsletter/send/finish-issue.ts";
import { issueMail } from "../newsletter/send/frozen-mail.ts";
import { actOnIssue } from "../newsletter/send/issue-actions.ts";
import { type IssueRow, issueRows } from "../newsletter/send/issue-row.ts";
import { issueSender } from "../newsletter/send/newsletter.ts";
import { unsubscribeLink } from "../newsletter/unsubscribe-link.ts";
import { type Command, type CommandRequest, jsonOption, type OwnerIo } from "./command.ts";
import { demandStore, withStore } from "./opened-store.ts";
import { textTable } from "./text-table.ts";

/** What the owner does with issues from a terminal; `editions` are those of this build. */
export function newsletterCommands(editions: readonly Edition[]): Command[] {
  return [
    {
      name: "newsletter list",
      operands: [],
      options: { json: jsonOption },
      meaning: "every issue, the newest first: when it is due, and how far it has come",
      run: async ({ options, settings, io }) => {
        const rows = await withStore(settings, (store) => issueRows(store.db));
        const listed = allIssues(rows, editions, io.now());
        if (options.json) io.out(JSON.stringify(listed, null, 2));
        else if (listed.length === 0) io.out("No issue yet: content/newsletter/ has none");
        else for (const line of textTable([listHead, ...listed.map(forPeople)])) io.out(line);
        return 0;
      },
    },
    {
      name: "newsletter show",
      operands: ["<slug>"],
      options: { json: jsonOption },
      meaning: "one issue: its figures, what is left, and why it is held or paused",
      run: ({ operands: [slug = ""], options, settings, io }) =>
        withStore(settings, async (store) => {
          const rows = await issueRows(store.db);
          const issue = allIssues(rows, editions, io.now()).find((each) => each.slug === slug);
          if (!issue) return unknown(io, slug);
          const row = rows.find(({ thursday }) => thursday === issue.thursday);
          const deliveries = row && (await countDeliveries(store.db, row.thursday));
          if (options.json) io.out(JSON.stringify({ ...issue, deliveries: deliveries ?? null }, null, 2));
          else for (const line of textTable(details(issue, row, deliveries))) io.out(line);
          return 0;
        }),
    },
    {
      name: "newsletter test",
      operands: ["<slug>"],
      options: { to: { type: "string", usage: "--to ADDRESS" } },
      meaning:
        "sends an issue to CONTACT_TO, or to another address, as a subscriber gets it, and to nobody else",
      run: (request) => sendTest(request, editions),
    },
    action("hold", "hold-issue", "keeps an issue back, also while it is being sent", editions),
    action("resume", "resume-issue", "sends one that is held or paused: at its hour, or at once", editions),
    action("stop", "stop-issue", "ends one for good: whoever has not had it never gets it", editions),
    action(
      "send-in-doubt",
      "send-in-doubt",
      "sends it to those of whom nobody knows whether they have it",
      editions,
    ),
  ];
}

function action(word: string, named: IssueAction, meaning: string, editions: readonly Edition[]): Command {
  return {
    name: `newsletter ${word}`,
    operands: ["<slug>"],
    options: {},
    meaning,
    run: ({ operands: [slug = ""], settings, io }) =>
      withStore(settings, async (store) => {
        const issue = allIssues(await issueRows(store.db), editions, io.now()).find(
          (each) => each.slug === slug,
        );
        if (!issue) return unknown(io, slug);
        if (await actOnIssue(store, named, { thursday: issue.thursday, editions })) {
          io.out(`${slug}: done. "newsletter show ${slug}" says how it goes on.`);
          return 0;
        }
        io.err(`${slug}: nothing to do, it is ${issue.state}. "newsletter show ${slug}" says more.`);
        return 1;
      }),
  };
}

async function sendTest(
  { operands: [slug = ""], options, settings, io }: CommandRequest,
  editions: readonly Edition[],
): Promise<number> {
  await demandStore(settings);
  const edition = editions.find(({ issue }) => issue.slug === slug);
  if (!edition) return unknown(io, slug);
  const address = String(options.to ?? settings.contactTo);
  const to = parseAddress(address);
  if (!to.ok) {
    io.err(`--to: ${JSON.stringify(address)} is no address: ${to.reason}.`);
    return 2;
  }
  const { newsletterFrom, newsletterSmtpUrl: url, dataDir } = settings;
  const transport = url === null ? createMailFolder(mailFolderIn(dataDir)) : createSmtpTransport(url);
  const nobody = "00000000-0000-0000-0000-000000000000";
  const mail = issueMail(edition.issue, io.now(), issueSender(settings), {
    to: to.address,
    messageId: `<test-${io.now()}@${domainOf(newsletterFrom)}>`,
    // Its button says that it knows no such subscription: a test takes nobody off the list.
    unsubscribe: unsubscribeLink(nobody, { ...settings, secret: "" }),
  });
  try {
    await transport.send(mail);
    io.out(url === null ? `Kept as a file in ${mailFolderIn(dataDir)}` : `Sent to ${to.address}`);
    return 0;
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    io.err(`Not sent: ${error.message}`);
    return 1;
  } finally {
    await transport.close();
  }
}

interface ListedIssue {
  thursday: string;
  slug: string;
  title: string;
  /** "coming" and "past": nothing was stored of it. */
  state: IssueRow["state"] | "coming" | "past";
  due: string;
  recipients: number;
  reason: string | null;
}

/** Those of this build and those that were sent, the newest first. */
function allIssues(rows: readonly IssueRow[], editions: readonly Edition[], now: number): ListedIssue[] {
  const known = new Set(rows.map(({ thursday }) => thursday));
  const unknown = editions.filter(({ issue }) => !known.has(issue.thursday));
  return [
    ...rows.map(({ thursday, slug, title, state, due_at, recipients, reason }) => {
      return { thursday, slug, title, state, due: isoTime(due_at), recipients, reason };
    }),
    ...unknown.map(({ issue: { thursday, slug, title }, dueAt }) => {
      const state: ListedIssue["state"] = dueAt > now ? "coming" : "past";
      return { thursday, slug, title, state, due: isoTime(dueAt), recipients: 0, reason: null };
    }),
  ].sort((one, other) => other.thursday.localeCompare(one.thursday));
}

const listHead = ["DUE", "STATE", "LIST", "SLUG", "TITLE"];

function forPeople({ due, state, recipients, slug, title }: ListedIssue): string[] {
  const isStored = state !== "coming" && state !== "past";
  return [localTimeShort(Date.parse(due)), state, isStored ? String(recipients) : "–", slug, title];
}

function details(
  issue: ListedIssue,
  row: IssueRow | undefined,
  deliveries: Record<string, number> | undefined,
): string[][] {
  return [
    ["Title", issue.title],
    ["Due", localTimeShort(Date.parse(issue.due))],
    ["State", issue.reason ? `${issue.state}: ${issue.reason}` : issue.state],
    ...(row?.fingerprint ? [["Fingerprint", row.fingerprint]] : []),
    ...Object.entries(deliveries ?? {}).map(([state, count]) => [state, String(count)]),
  ];
}

function unknown(io: OwnerIo, slug: string): number {
  io.err(`There is no issue ${JSON.stringify(slug)}. "newsletter list" shows all.`);
  return 1;
}
