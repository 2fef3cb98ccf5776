import { isIP } from "node:net";
import type { Dns } from "../../../mail/domain/dns.ts";
import { type Finding, fail, ok, warn } from "../../../mail/domain/finding.ts";
import type { DeliveryFailure } from "../../../mail/transport/mail-transport.ts";
import { deliveryFailure } from "../../../mail/transport/smtp-failure.ts";
import type { SmtpServer } from "../../../mail/transport/smtp-server-url.ts";
import { defaultSmtpLimits, type SmtpLimits, SmtpSession } from "../../../mail/transport/smtp-session.ts";

const check = "Mail server";

/** Connects, has the line encrypted and logs in, as the outbox does; sends nothing. */
export async function checkMailServer(
  server: SmtpServer,
  limits: SmtpLimits = defaultSmtpLimits,
): Promise<Finding> {
  const session = new SmtpSession(server, limits);
  const place = `${server.host}:${server.port}`;
  try {
    await session.open(performance.now() + limits.whole);
    const line = session.encrypted ? "with TLS" : "without TLS, on this machine";
    if (server.login !== null) return ok(check, `${place} answers ${line}, and took user and password`);
    if (server.loopback) return ok(check, `${place} answers ${line}`);
    return warn(
      check,
      `${place} answers ${line}, and SMTP_URL has no user and password`,
      "Few relays take mail from anybody: put user and password into SMTP_URL, percent-encoded",
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
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  const command: unknown = error instanceof Error ? Reflect.get(error, "command") : undefined;
  if (code === "EAUTH" || String(command).startsWith("AUTH")) {
    return "Put the relay's user and password into SMTP_URL, percent-encoded (@ is %40); some relays want a key in place of the password";
  }
  if (
    code === "ETLS" ||
    /certificate|self-signed|altnames/i.test(error instanceof Error ? error.message : "")
  ) {
    return server.secure
      ? "Nothing is sent on a line that can't be trusted: is the name in SMTP_URL the one in the server's certificate?"
      : "Nothing is sent in the clear: use the port that speaks STARTTLS (587), or smtps:// (465), and the name in the server's certificate";
  }
  if (failure.code !== null) return "Ask whoever runs the mail server what this answer means";
  return "Is the host right, and the port (587 for smtp://, 465 for smtps://)? Many hosting companies block port 25: use 587 or 465";
}

/** Receivers look up the name of whoever connects to them. That is the relay's business, unless the relay is ours. */
export async function checkReverseName({ host }: SmtpServer, domain: string, dns: Dns): Promise<Finding> {
  const ours = host === domain || host.endsWith(`.${domain}`);
  if (!ours || isIP(host) !== 0) return ok("PTR", `not asked: ${host} sends under its own name`);
  const found = await dns.addresses(host);
  if ("silent" in found) return warn("PTR", `the address of ${host}: ${found.silent}`, "Try again later");
  for (const address of found.records) {
    const names = await dns.names(address);
    if ("silent" in names) return warn("PTR", `the name of ${address}: ${names.silent}`, "Try again later");
    const confirmed = await Promise.all(
      names.records.map(async (name) => {
        const back = await dns.addresses(name);
        return "records" in back && back.records.includes(address);
      }),
    );
    if (!confirmed.includes(true)) {
      const said =
        names.records.length === 0
          ? "has no name"
          : `is called ${names.records.join(", ")}, which is not its address`;
      return fail(
        "PTR",
        `${address} of ${host} ${said}`,
        `Have whoever gave you the address set its reverse name to ${host}: Gmail refuses mail without`,
      );
    }
  }
  if (found.records.length === 0) {
    return warn("PTR", `${host} has no public address`, "Nothing, if it hands its mail to a relay");
  }
  return ok("PTR", `${found.records.join(", ")} have names that lead back`);
}
