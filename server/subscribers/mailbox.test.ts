import { describe, expect, test } from "vitest";
import { parseAddress } from "../enquiries/address.ts";
import { addressKey, mailboxOf } from "./mailbox.ts";

describe("25. forms of one mailbox count as one", () => {
  test.each([
    "mia.orchard@müller.example",
    "MIA.Orchard@müller.example",
    "miaorchard@müller.example",
    "m.i.a.orchard@müller.example",
    "mia.orchard+news@müller.example",
    "mia.orchard+a+b@müller.example",
    "mia.orchard@xn--mller-kva.example",
    "mia.orchard@MÜLLER.example",
    "mia.orchard@mu\u0308ller.example",
    "ｍｉａ.orchard@müller.example",
  ])("%s", (written) => {
    const parsed = parseAddress(written);
    expect(parsed.ok && mailboxOf(parsed.address)).toBe("miaorchard@xn--mller-kva.example");
  });

  test("so do the two names of one provider", () => {
    expect(mailboxOf("mia@googlemail.com")).toBe(mailboxOf("mia@gmail.com"));
  });
});

test.each([
  ["other people", "mia@orchard.example", "max@orchard.example"],
  ["other domains", "mia@orchard.example", "mia@orchard.test"],
  ["what is nothing but tag", "+a@orchard.example", "+b@orchard.example"],
])("%s have mailboxes of their own", (_, one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});

test("a subscriber is an address, whatever its capitals; a tag makes another", () => {
  expect(addressKey("Mia@orchard.example")).toBe(addressKey("mia@orchard.example"));
  expect(addressKey("mia+a@orchard.example")).not.toBe(addressKey("mia@orchard.example"));
});
