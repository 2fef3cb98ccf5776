import { site } from "../../../site.config.ts";
import { defaultSmtpLimits } from "../../mail/transport/smtp-limits.ts";
import { createSmtpTransport } from "../../mail/transport/smtp-transport.ts";
import type { AlertChannel } from "./alert-channel.ts";

/** Tells the owner by one of them. @throws Error when it was not taken within 10 s */
export async function sendByChannel(channel: AlertChannel, text: string, mailFrom: string): Promise<void> {
  if (channel.kind === "smtp") return mailBy(channel, text, mailFrom);
  const signal = AbortSignal.timeout(timeoutMs);
  const post =
    channel.kind === "ntfy"
      ? { body: `${site.name}: ${text}` }
      : { body: JSON.stringify({ text }), headers: { "content-type": "application/json" } };
  // Where a redirect leads nobody has said.
  const answer = await fetch(channel.url, { method: "POST", redirect: "error", signal, ...post });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
}

const timeoutMs = 10_000;

async function mailBy({ url, to }: { url: string; to: string }, text: string, from: string): Promise<void> {
  const transport = createSmtpTransport(url, { ...defaultSmtpLimits, whole: timeoutMs });
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
