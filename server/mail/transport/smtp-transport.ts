import { compose, type MailTransport } from "./mail-transport.ts";
import { deliveryFailure } from "./smtp-failure.ts";
import { readSmtpUrl } from "./smtp-server-url.ts";
import { defaultSmtpLimits, type SmtpLimits, SmtpSession } from "./smtp-session.ts";

/**
 * Sends email by SMTP (RFC 5321). Consecutive emails share a connection; parallel ones have one each.
 * @param url `smtp://` (requires STARTTLS unless the host is this machine) or `smtps://`, with user and password
 * percent-encoded
 */
export function createSmtpTransport(url: string, limits: SmtpLimits = defaultSmtpLimits): MailTransport {
  const server = readSmtpUrl(url);
  const working = new Set<SmtpSession>();
  /** Sessions kept open for the next email, with the timers that end them. */
  const idle = new Map<SmtpSession, NodeJS.Timeout>();

  function takeIdle(): SmtpSession | null {
    for (const [session, linger] of idle) {
      idle.delete(session);
      clearTimeout(linger);
      if (session.usable) return session;
    }
    return null;
  }

  function keep(session: SmtpSession): void {
    const end = () => {
      idle.delete(session);
      void session.end();
    };
    idle.set(session, setTimeout(end, limits.linger).unref());
  }

  return {
    send: async (mail, maySend = () => true) => {
      const raw = await compose(mail);
      const deadline = performance.now() + limits.whole;
      const session = takeIdle() ?? new SmtpSession(server, limits);
      working.add(session);
      try {
        await session.open(deadline);
        await session.deliver(mail.envelope, raw, {
          deadline,
          maySend: async () => (await maySend()) && performance.now() < deadline,
        });
        keep(session);
      } catch (error) {
        const failure = deliveryFailure(error, session);
        if (failure.scope === "message") await session.reset(deadline);
        else session.kill();
        if (session.usable) keep(session);
        throw failure;
      } finally {
        working.delete(session);
      }
    },
    close: async () => {
      for (const session of working) session.kill();
      const left = [...idle.keys()];
      for (const linger of idle.values()) clearTimeout(linger);
      idle.clear();
      await Promise.all(left.map((session) => session.end()));
    },
  };
}
