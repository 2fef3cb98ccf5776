/** One mail, written but not sent. Addresses are objects: a text could be read as a list of recipients. */
export interface Mail {
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** With its angle brackets, the same for every attempt. */
  messageId: string;
  /** When what it tells of happened, not when it is sent. */
  date: Date;
  headers?: Record<string, string>;
  /** How text and HTML are written where they are not plain ASCII; the shorter of the two unless told. */
  textEncoding?: "quoted-printable";
  /** Who the mail server is told it comes from and goes to, whatever the headers say. */
  envelope: { from: string; to: string };
}

export interface MailAddress {
  name?: string;
  address: string;
}

/** In place of a mail: there is nothing to say any more, or not before a time (milliseconds since 1970). */
export type Unwritten = { unneeded: true } | { notBefore: number };
