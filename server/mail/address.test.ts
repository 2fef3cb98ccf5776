// R-NEWS-14
import { describe, expect, it } from "vitest";
import { parseAddress } from "../../contract/email-address.ts";
import { addressKey, mailboxOf } from "./address.ts";

describe("25. variants of one mailbox count as one", () => {
  it.each([
    "mia.orchard@müller.example",
    "MIA.Orchard@müller.example",
    "miaorchard@müller.example",
    "mia.orchard+news@müller.example",
    "mia.orchard+a+b@müller.example",
    "mia.orchard@xn--mller-kva.example",
  ])("%s", (written) => {
    const parsed = parseAddress(written);
    expect(parsed.ok && mailboxOf(parsed.address)).toBe("miaorchard@xn--mller-kva.example");
  });

  it("the two domains of one provider count as one", () => {
    expect(mailboxOf("mia@googlemail.com")).toBe(mailboxOf("mia@gmail.com"));
  });
});

it.each([
  ["different people", "mia@orchard.example", "max@orchard.example"],
  ["different domains", "mia@orchard.example", "mia@orchard.test"],
  ["local parts that are only a tag", "+a@orchard.example", "+b@orchard.example"],
])("%s are separate mailboxes", (_, one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});

it("addresses that differ only in case are one subscriber; a tag makes another subscriber", () => {
  expect(addressKey("Mia@orchard.example")).toBe(addressKey("mia@orchard.example"));
  expect(addressKey("mia+a@orchard.example")).not.toBe(addressKey("mia@orchard.example"));
});
