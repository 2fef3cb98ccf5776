import { issueAddress } from "../../contract/newsletter/issue-addresses.ts";
import { isOut } from "./build-time.ts";
import { soundIssues } from "./read-issues.ts";

/** Where the issues are that have come out. */
export function issueAddresses(folder?: string): string[] {
  return soundIssues(folder).filter(isOut).map(issueAddress);
}
