import { domainOf } from "../enquiries/address.ts";

/** Accepted addresses with the same key are one subscriber: nobody has two mailboxes that differ in capitals. */
export function addressKey(address: string): string {
  return address.toLowerCase();
}

/**
 * The mailbox an accepted address most likely ends in, for counting only: without a tag, without dots and without
 * forms of the same letter. Where a provider does tell those apart, two people share one day's cap.
 */
export function mailboxOf(address: string): string {
  const domain = domainOf(address);
  const local = address
    .slice(0, -domain.length - 1)
    .normalize("NFKC")
    .toLowerCase();
  const [untagged] = local.split("+");
  return `${(untagged || local).replaceAll(".", "")}@${sameProvider.get(domain) ?? domain}`;
}

const sameProvider = new Map([["googlemail.com", "gmail.com"]]);
