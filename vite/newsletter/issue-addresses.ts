import { issueAddress } from "../../contract/newsletter/issue-addresses.ts";
import { isPublished } from "./build-time.ts";
import { readValidIssues } from "./read-issues.ts";

/** Where the issues are that have come out. */
export function issueAddresses(folder?: string): string[] {
  return readValidIssues(folder).filter(isPublished).map(issueAddress);
}
