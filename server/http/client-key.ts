import { isIPv4, isIPv6 } from "node:net";

/**
 * What counts as one client for the limits: an IPv4 address, or the /64 an IPv6 address lies in, which is what one
 * customer gets (RFC 6177).
 */
export function clientKey(address: string): string {
  const [plain = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  return `${firstFourGroups(plain).join(":")}::/64`;
}

function firstFourGroups(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}
