import type { IssueAction } from "../../../contract/owner-actions.ts";

/** What is wrong, found by one of those who look. */
export interface Trouble {
  /** What was found, in words. */
  found: string;
  /** What a terminal has for it, in words; emails have links instead. */
  command?: string;
  /** What such links do. */
  actions?: readonly { action: IssueAction; subject: string; slug: string }[];
}
