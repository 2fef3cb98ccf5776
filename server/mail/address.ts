export function domainOf(address: string): string {
  return address.slice(address.indexOf("@") + 1);
}

/** Returns an address accepted by `parseAddress` in lowercase. The same key means the same subscriber. */
export function addressKey(address: string): string {
  return address.toLowerCase();
}

/**
 * Returns the probable mailbox of an accepted address, without tag, dots and compatibility forms. Use it only to limit
 * how often a mailbox gets email: with some providers, variants are different mailboxes, which then share a limit.
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
