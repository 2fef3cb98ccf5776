import fc from "fast-check";
import { expect, test } from "vitest";
import { clientKey } from "./client-key.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:cb00:7107", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1:2:3:4:5:203.0.113.7", "0:1:2:3::/64"],
  ["", ""],
  ["unknown", "unknown"],
])("46. %s counts as %s", (address, key) => {
  expect(clientKey(address)).toBe(key);
});

const group = fc.integer({ min: 0, max: 0xffff });
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });
/** Not ::ffff:0:0/96, which are IPv4 addresses. */
const network = groups(4).filter((four) => four.some((one) => one !== 0));

test("46. one /64 is one client, however its addresses are written", () => {
  fc.assert(
    fc.property(network, groups(4), groups(4), (net, one, other) => {
      const keys = [one, other].flatMap((host) => spellings([...net, ...host])).map(clientKey);
      expect(new Set(keys).size).toBe(1);
    }),
  );
});

test("46. two /64 are two clients", () => {
  fc.assert(
    fc.property(network, network, groups(4), (one, other, host) => {
      fc.pre(one.join() !== other.join());
      expect(clientKey([...one, ...host].map(hex).join(":"))).not.toBe(
        clientKey([...other, ...host].map(hex).join(":")),
      );
    }),
  );
});

function hex(value: number): string {
  return value.toString(16);
}

function spellings(eight: number[]): string[] {
  const short = eight.map(hex);
  const long = short.map((one) => one.padStart(4, "0").toUpperCase());
  const [seventh = 0, eighth = 0] = eight.slice(6);
  const dotted = [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join(".");
  const abridged = new URL(`http://[${short.join(":")}]`).hostname.slice(1, -1);
  return [
    short.join(":"),
    long.join(":"),
    `${short.slice(0, 6).join(":")}:${dotted}`,
    abridged,
    `${abridged}%en0`,
  ];
}
