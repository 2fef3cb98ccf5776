import { site } from "../../site.config.ts";
import { readSmtpUrl } from "../mail/transport/smtp-server-url.ts";
import { createSmtpTransport } from "../mail/transport/smtp-transport.ts";

/** A way to the owner that does not need our own mail. */
export type AlertWay = { kind: "webhook" | "ntfy"; url: string } | { kind: "smtp"; url: string; to: string };

/** Reads what ALERT_URL says: several by comma. Null: it can't be read. */
export function parseAlertWays(text: string): AlertWay[] | null {
  const ways = text.split(",").map((each) => parseWay(each.trim()));
  return ways.some((way) => way === null) ? null : ways.filter((way) => way !== null);
}

function parseWay(text: string): AlertWay | null {
  const url = URL.parse(text);
  if (url === null) return null;
  if (url.protocol === "smtp:" || url.protocol === "smtps:") {
    const to = url.searchParams.get("to") ?? "";
    url.search = "";
    return to.includes("@") && isSmtp(url.href) ? { kind: "smtp", url: url.href, to } : null;
  }
  const bare = text.replace(/^ntfy\+/, "");
  const there = URL.parse(bare);
  if (there === null || !/^https?:$/.test(there.protocol)) return null;
  return { kind: bare === text ? "webhook" : "ntfy", url: bare };
}

function isSmtp(text: string): boolean {
  try {
    readSmtpUrl(text);
    return true;
  } catch {
    return false;
  }
}

/** Tells the owner by one of them. @throws Error when it was not taken within 10 s */
export async function tellBy(way: AlertWay, text: string, mailFrom: string): Promise<void> {
  if (way.kind === "smtp") return mailBy(way, text, mailFrom);
  const signal = AbortSignal.timeout(10_000);
  const post =
    way.kind === "ntfy"
      ? { body: text, headers: { title: `${site.name} website` } }
      : { body: JSON.stringify({ text }), headers: { "content-type": "application/json" } };
  // Where a redirect leads nobody has said.
  const answer = await fetch(way.url, { method: "POST", redirect: "error", signal, ...post });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
}

async function mailBy({ url, to }: { url: string; to: string }, text: string, from: string): Promise<void> {
  const transport = createSmtpTransport(url);
  const [subject = ""] = text.split("\n");
  try {
    await transport.send({
      from: { name: `${site.name} website`, address: from },
      to: { address: to },
      subject,
      text,
      html: "",
      messageId: `<alert-${crypto.randomUUID()}@${from.split("@")[1]}>`,
      date: new Date(),
      headers: { "Auto-Submitted": "auto-generated" },
      envelope: { from, to },
    });
  } finally {
    await transport.close();
  }
}
