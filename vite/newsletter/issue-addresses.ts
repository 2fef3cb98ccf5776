import { issueAddress } from "../../contract/newsletter/issue-addresses.ts";
import { isPublished } from "./build-time.ts";
import { readBuiltIssues } from "./read-issues.ts";

/** Returns the URL paths of the published issues. */
export function issueAddresses(): string[] {
  return readBuiltIssues().issues.filter(isPublished).map(issueAddress);
}
