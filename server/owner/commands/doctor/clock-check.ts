import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import { minuteMs } from "../../../durations.ts";
import { type Finding, fail } from "../../../mail/domain/finding.ts";
import type { SmtpServer } from "../../../mail/transport/smtp-server-url.ts";

/** Compares this machine's clock with the first time in what another machine said. Finds nothing if it named none. */
export function checkClock(now: number, said: string, by: string): Finding[] {
  const [stated = ""] = /\w{3}, \d{1,2} \w{3} \d{4} [\d:]{8} (GMT|UTC|[+-]\d{4})/.exec(said) ?? [];
  const at = Date.parse(stated);
  if (Number.isNaN(at) || Math.abs(at - now) <= 5 * minuteMs) return [];
  const found = `it is ${new Date(now).toISOString()} on this machine, but ${new Date(at).toISOString()} at ${by}`;
  return [fail("Clock", found, "Correct this machine's clock: timedatectl set-ntp true")];
}

/** Returns a mail server's first line, in which many state the time, or "" if it can't be read. */
export async function greetingOf({ host, port, secure }: SmtpServer): Promise<string> {
  // Nothing is sent, so the certificate doesn't matter here.
  const socket = secure ? connectTls({ host, port, rejectUnauthorized: false }) : connect({ host, port });
  socket.setTimeout(5_000, () => socket.destroy());
  try {
    for await (const line of socket) return String(line);
  } catch {
    // The check of the mail server reports this.
  }
  return "";
}
