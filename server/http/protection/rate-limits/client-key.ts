import { isIPv6, SocketAddress } from "node:net";

/**
 * What counts as one client for the limits: an IPv4 address, or the /64 an IPv6 address lies in, which is what one
 * customer gets (RFC 6177).
 */
export function clientKey(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return plain;
  // One address has many spellings; this makes it the one of RFC 5952.
  const { address: canonical } = new SocketAddress({ address: plain, family: "ipv6" });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical)?.[1];
  return mapped ?? `${firstFourGroups(canonical).join(":")}::/64`;
}

function firstFourGroups(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => "0"), ...after].slice(0, 4);
}
