/**
 * Records which enquiries the site accepted and which the mail server received, and compares both with those that the
 * site has stored.
 */
export class Ledger {
  readonly #accepted = new Set<number>();
  readonly #receipts = new Map<number, Receipt[]>();
  #last: Receipt | null = null;
  #foreign = 0;

  get acceptedCount(): number {
    return this.#accepted.size;
  }

  /** How many different enquiries the mail server has received. */
  get receivedCount(): number {
    return this.#receipts.size;
  }

  /** Records that the sender got a 200 response. */
  accepted(enquiry: number): void {
    this.#accepted.add(enquiry);
  }

  /**
   * Records that the mail server accepted an email. `enquiry` is null if the email belongs to no enquiry of this run.
   */
  received(enquiry: number | null, messageId: string): void {
    if (enquiry === null) {
      this.#foreign += 1;
      return;
    }
    // Copies the string, because a substring would keep the whole email in memory.
    const receipt = { messageId: Buffer.from(messageId).toString(), unheard: false };
    const before = this.#receipts.get(enquiry);
    if (before) before.push(receipt);
    else this.#receipts.set(enquiry, [receipt]);
    this.#last = receipt;
  }

  /**
   * Records that the site may not have received the reply to its latest email, because the connection was cut or the
   * site was killed. The site sends one email at a time, so each lost reply explains only one duplicate.
   */
  lastUnheard(): void {
    if (this.#last) this.#last.unheard = true;
  }

  /** @param rows all enquiries that the site has stored */
  judge(rows: Iterable<StoredEnquiry>) {
    const stored = new Map<number, { rows: number; open: boolean }>();
    for (const { enquiry, state } of rows) {
      const known = stored.get(enquiry);
      const open = state === "waiting" || state === "sending";
      stored.set(enquiry, { rows: (known?.rows ?? 0) + 1, open: open || (known?.open ?? false) });
    }
    const verdict = {
      /** Enquiries that got a 200 response. */
      accepted: this.#accepted.size,
      /** Accepted enquiries that the mail server received at least once. */
      delivered: 0,
      /** Accepted enquiries that the mail server has not received and that are still in the outbox. */
      open: 0,
      /** Accepted enquiries that are neither delivered nor open, including all that are not in the database. */
      lost: [] as number[],
      /** Emails received beyond the first one for each enquiry. */
      copies: 0,
      /** Copies with the first email's Message-ID, where the reply to the previous copy may have been lost. */
      explained: 0,
      unexplained: [] as number[],
      /** Enquiries stored more than once, although they were retried with the same key. */
      storedTwice: [...stored].filter(([, found]) => found.rows > 1).map(([enquiry]) => enquiry),
      /** Emails that belong to no enquiry of this run. */
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
  /** The state of the enquiry's email in the outbox, or null if there is no email. */
  state: string | null;
}
