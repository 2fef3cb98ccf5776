import { certificateProblem } from "../../monitoring/certificate-problem.ts";
import type { RefusedAs } from "../../store/schema.ts";
import { DeliveryFailure, invalidMail } from "./mail-transport.ts";

/**
 * Classifies a failed attempt. Only this email is affected if the SMTP library refused it, or the mail server refused
 * MAIL FROM, RCPT TO or DATA (RFC 5321, 4.2.1: 4yz temporary, 5yz permanent). Any other failure, such as a missing
 * reply or a failed login, affects every email.
 */
export function deliveryFailure(
  error: unknown,
  { begun, handedOver }: { begun: boolean; handedOver: boolean },
): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  const facts = readError(error);
  if (begun && facts.ours) return invalidMail(facts.code, error);
  if (begun && facts.reply !== null && aboutTheMail(facts.command, facts.reply)) {
    return new DeliveryFailure(inWords(facts), {
      scope: "message",
      permanent: facts.reply >= 500,
      code: facts.reply,
      refusedAs: refusedAs(facts),
      cause: error,
    });
  }
  return new DeliveryFailure(inWords(facts), {
    scope: "connection",
    begun,
    ambiguous: begun && handedOver && facts.reply === null,
    code: facts.reply,
    cause: error,
  });
}

type ErrorFacts = ReturnType<typeof readError>;

function readError(error: unknown) {
  const value = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const text = (name: string) => {
    const found = value(name);
    return typeof found === "string" ? found : null;
  };
  const found = value("responseCode");
  const reply = typeof found === "number" ? found : null;
  const command = text("command") ?? "";
  const code = text("code");
  return {
    // Leaves out the error's message, which may quote the mail server and an address.
    code: text("originalCode") ?? code ?? (error instanceof Error ? error.name : "unknown"),
    reply,
    enhanced: /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(text("response") ?? "")?.[1] ?? null,
    command,
    /** Whether the SMTP library refused the email before anything was sent. */
    ours:
      reply === null &&
      (code === "EENVELOPE" || code === "EMESSAGE") &&
      (command === "API" || command === "MAIL FROM"),
  };
}

/** Whether a reply concerns only this email: not 421 (closing), 503 (broken session) or 530 (login required). */
function aboutTheMail(command: string, reply: number): boolean {
  return ["MAIL FROM", "RCPT TO", "DATA"].includes(command) && ![421, 503, 530].includes(reply);
}

/** Codes of RFC 3463, sections 3.4, 3.7 and 3.8, mean "blocked"; some of 3.2 and 3.3, and RFC 7505's, mean "gone". */
function refusedAs({ reply, enhanced, command }: ErrorFacts): RefusedAs | null {
  if (reply === null || reply < 500) return null;
  if (command === "MAIL FROM" || /^5\.[367]\./.test(enhanced ?? "")) return "blocked";
  return /^5\.(1\.([1236]|10)|2\.1)$/.test(enhanced ?? "") ? "gone" : null;
}

/** Describes a failure without the reply's text, which may quote an address. */
function inWords({ reply, enhanced, command, code }: ErrorFacts): string {
  const certificate = certificateProblem(code);
  if (certificate) return `the mail server can't be trusted: ${certificate.found}`;
  if (reply === null) return `no answer from the mail server (${code})`;
  const answer = enhanced === null ? String(reply) : `${reply} ${enhanced}`;
  const step = command === "" || command === "CONN" ? "the connection" : command;
  return `the mail server answered ${answer} to ${step}`;
}
