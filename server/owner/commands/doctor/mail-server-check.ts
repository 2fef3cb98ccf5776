import { type Finding, fail, ok, warn } from "../../../mail/domain/finding.ts";
import type { DeliveryFailure } from "../../../mail/transport/mail-transport.ts";
import { deliveryFailure } from "../../../mail/transport/smtp-failure.ts";
import type { SmtpServer } from "../../../mail/transport/smtp-server-url.ts";
import { defaultSmtpLimits, type SmtpLimits, SmtpSession } from "../../../mail/transport/smtp-session.ts";
import { certificateProblem } from "../../../monitoring/certificate-problem.ts";
import { codeOf } from "../../../monitoring/error-facts.ts";

const check = "Mail server";

/** Connects, starts TLS and logs in as the outbox does, but sends nothing. */
export async function checkMailServer(
  server: SmtpServer,
  limits: SmtpLimits = defaultSmtpLimits,
): Promise<Finding> {
  const session = new SmtpSession(server, limits);
  const place = `${server.host}:${server.port}`;
  try {
    await session.open(performance.now() + limits.whole);
    const line = session.encrypted ? "with TLS" : "without TLS, on this machine";
    if (server.login !== null)
      return ok(check, `${place} responds ${line}, and accepts the user and password`);
    if (server.loopback) return ok(check, `${place} responds ${line}`);
    return warn(
      check,
      `${place} responds ${line}, but SMTP_URL has no user and password`,
      "Few relays accept mail without a login: put the user and password in SMTP_URL, percent-encoded",
    );
  } catch (error) {
    const failure = deliveryFailure(error, session);
    return fail(check, `${place}: ${failure.message}`, adviceFor(error, failure, server));
  } finally {
    await session.end();
    session.kill();
  }
}

function adviceFor(error: unknown, failure: DeliveryFailure, server: SmtpServer): string {
  const code = codeOf(error);
  const command: unknown = error instanceof Error ? Reflect.get(error, "command") : undefined;
  if (code === "EAUTH" || String(command).startsWith("AUTH")) {
    return "Put the relay's user and password in SMTP_URL, percent-encoded (@ is %40); some relays require a key instead of the password";
  }
  const certificate = certificateProblem(error);
  if (certificate) return `${certificate.todo}; until then, nothing is sent`;
  if (code === "ETLS" && !server.secure)
    return "Nothing is sent unencrypted: use the STARTTLS port (587), or smtps:// (465)";
  if (failure.code !== null) return "Ask whoever runs the mail server what this response means";
  return "Is the host right, and the port (587 for smtp://, 465 for smtps://)? Many hosting companies block port 25: use 587 or 465";
}
