import MailComposer from "nodemailer/lib/mail-composer";
import type { RefusedAs } from "../../store/schema.ts";

/** Delivers emails to a mail server or a folder. */
export interface MailTransport {
  /** Resolves once the email is accepted. Calls `maySend` right before sending the content. @throws DeliveryFailure */
  send(mail: Mail, maySend?: () => boolean | Promise<boolean>): Promise<void>;
  /** Cuts off deliveries in progress and closes idle connections. */
  close(): Promise<void>;
}

/** Composes an email for transmission (RFC 5322, RFC 2045). @throws DeliveryFailure if the email is invalid */
export async function compose(mail: Mail): Promise<Buffer> {
  for (const value of headerValues(mail)) {
    if (controls.test(value)) throw invalidMail("a header contains a control character");
  }
  try {
    const { envelope: _, ...content } = mail;
    const composer = new MailComposer({ ...content, disableFileAccess: true, disableUrlAccess: true });
    return await composer.compile().build();
  } catch (error) {
    throw invalidMail("it can't be encoded", error);
  }
}

/** Why an email was not accepted. The message contains the server's codes and our own words, never an address. */
export class DeliveryFailure extends Error {
  override name = "DeliveryFailure";
  /** "message" if the failure concerns only this email; "connection" if no email can be delivered now. */
  readonly scope: "connection" | "message";
  /** Whether a retry would get the same answer. */
  readonly permanent: boolean = false;
  /** Whether sending this email had begun when the connection failed. */
  readonly begun: boolean = false;
  /** Whether the whole email was sent but not answered, so that it may have been accepted. */
  readonly ambiguous: boolean = false;
  /** Whether the email is invalid and was never offered to a mail server. */
  readonly unsound: boolean = false;
  /** The SMTP reply code (RFC 5321, 4.2), if any. */
  readonly code: number | null = null;
  /** The cause of a permanent refusal, if known; otherwise null. */
  readonly refusedAs: RefusedAs | null = null;

  constructor(message: string, { scope, cause, ...facts }: FailureFacts) {
    super(message, { cause });
    this.scope = scope;
    Object.assign(this, facts);
  }
}

type FailureFacts = Pick<DeliveryFailure, "scope" | "cause"> &
  Partial<Omit<DeliveryFailure, keyof Error | "scope">>;

/** Creates the error for an invalid email, which is not offered to a mail server. */
export function invalidMail(reason: string, cause?: unknown): DeliveryFailure {
  const facts = { scope: "message", permanent: true, unsound: true } as const;
  return new DeliveryFailure(`not a valid email: ${reason}`, { ...facts, cause });
}

/** Characters that no header may contain. A line break may be an attack, so it is refused instead of dropped. */
const controls = /\p{Cc}|[\u2028\u2029]/u;

function headerValues(mail: Mail): string[] {
  return [
    mail.subject,
    mail.messageId,
    mail.envelope.from,
    mail.envelope.to,
    ...[mail.from, mail.to, mail.replyTo].flatMap((person) => [person?.name ?? "", person?.address ?? ""]),
    ...Object.entries(mail.headers ?? {}).flat(),
  ];
}

/** An email before it is composed. Addresses are objects, because a string could be parsed as a list of recipients. */
export interface Mail {
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** With angle brackets; the same for every attempt. */
  messageId: string;
  /** When the event happened, not when the email is sent. */
  date: Date;
  headers?: Record<string, string>;
  /** The encoding of non-ASCII text. The default is base64 if non-ASCII characters outnumber ASCII letters. */
  textEncoding?: "quoted-printable";
  /** The SMTP sender and recipient, independent of the headers. */
  envelope: { from: string; to: string };
}

export interface MailAddress {
  name?: string;
  address: string;
}

/** Returned instead of an email that is not needed, or not to be sent before `notBefore`. */
export type RenderSkip = { unneeded: true } | { notBefore: number };
