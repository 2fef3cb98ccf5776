/**
 * Knows of each enquiry what its sender and the mail server saw, and judges by that what the site says it has: the
 * site is never asked whether it did its work.
 */
export class Ledger {
  readonly #accepted = new Set<number>();
  readonly #receipts = new Map<number, Receipt[]>();
  #last: Receipt | null = null;
  #foreign = 0;

  get acceptedCount(): number {
    return this.#accepted.size;
  }

  /** How many enquiries the mail server has received, each counted once. */
  get receivedCount(): number {
    return this.#receipts.size;
  }

  /** The sender got the answer 200. */
  accepted(enquiry: number): void {
    this.#accepted.add(enquiry);
  }

  /** The mail server took a mail; null: one that tells of no enquiry. */
  received(enquiry: number | null, messageId: string): void {
    if (enquiry === null) {
      this.#foreign += 1;
      return;
    }
    // A copy: a part of a text keeps the whole of it in memory, here a mail.
    const receipt = { messageId: Buffer.from(messageId).toString(), unheard: false };
    const before = this.#receipts.get(enquiry);
    if (before) before.push(receipt);
    else this.#receipts.set(enquiry, [receipt]);
    this.#last = receipt;
  }

  /**
   * Whether the site heard that its latest mail was taken is not known: the connection was cut, or the site killed.
   * It has one connection and sends one mail at a time, so this excuses one copy of that mail and of no other.
   */
  lastUnheard(): void {
    if (this.#last) this.#last.unheard = true;
  }

  /** @param rows everything that the site has stored */
  judge(rows: Iterable<StoredEnquiry>): Verdict {
    const stored = new Map<number, { rows: number; open: boolean }>();
    for (const { enquiry, state } of rows) {
      const known = stored.get(enquiry);
      const open = state === "waiting" || state === "sending";
      stored.set(enquiry, { rows: (known?.rows ?? 0) + 1, open: open || (known?.open ?? false) });
    }
    const verdict: Verdict = {
      accepted: this.#accepted.size,
      delivered: 0,
      open: 0,
      lost: [],
      copies: 0,
      explained: 0,
      unexplained: [],
      storedTwice: [...stored].filter(([, found]) => found.rows > 1).map(([enquiry]) => enquiry),
      foreign: this.#foreign,
    };
    for (const enquiry of this.#accepted) {
      const found = stored.get(enquiry);
      if (found && this.#receipts.has(enquiry)) verdict.delivered += 1;
      else if (found?.open) verdict.open += 1;
      else verdict.lost.push(enquiry);
    }
    for (const [enquiry, receipts] of this.#receipts) {
      const copies = receipts.length - 1;
      if (copies === 0) continue;
      const explained = receipts.filter(
        (receipt, index) =>
          index > 0 && receipts[index - 1]?.unheard && receipt.messageId === receipts[0]?.messageId,
      ).length;
      verdict.copies += copies;
      verdict.explained += explained;
      if (copies > explained) verdict.unexplained.push(enquiry);
    }
    return verdict;
  }
}

interface Receipt {
  messageId: string;
  unheard: boolean;
}

export interface StoredEnquiry {
  enquiry: number;
  /** Of its mail in the outbox; null where there is none. */
  state: string | null;
}

export interface Verdict {
  /** Answered with 200. */
  accepted: number;
  /** Of these, received by the mail server at least once. */
  delivered: number;
  /** Of these, not received, and in the outbox for another try. */
  open: number;
  /** Of these, neither, or not in the database at all. */
  lost: number[];
  /** Mails received beyond the first of each enquiry. */
  copies: number;
  /** Of these, with the first one's Message-ID and after an answer of the mail server that may not have been heard. */
  explained: number;
  unexplained: number[];
  /** Retried with the same key, and stored again all the same. */
  storedTwice: number[];
  /** Mails that tell of no enquiry of this run. */
  foreign: number;
}
