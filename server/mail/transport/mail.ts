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
export type Unwritten = { unneeded: true } | { notBefore: number };
