// R-CALL-3
import { expect, it } from "vitest";
import { site } from "../../site.config.ts";
import { openTestStore } from "../testing/test-database.ts";
import type { Submission } from "./send-contact-email.ts";
import { sendEmail } from "./send-email.ts";

const { store } = openTestStore("sqlite", "all");

const jane: Submission = {
  enquiry: { name: "Jane Citizen", email: "jane@example.org", asciiEmail: true, message: "A till, please." },
  idempotencyKey: null,
  channel: "json",
  honeypot: false,
};
const ours = { messageIdDomain: "stackhouse.example", contactTo: "inbox@owner.example" };
const send = (to: string) => sendEmail.run({ ...jane, to }, { store, now: () => 0, ...ours });
const enquiries = () => store.db.selectFrom("enquiries").select(["call", "email"]).execute();

it.each([
  "victim@example.org",
  "",
  "hello@stackhouse.example,victim@example.org",
  "Hello <hello@stackhouse.example>",
  "inbox@owner.example,victim@example.org",
  site.mail.from,
])("refuses to send to %j, and stores nothing", async (to) => {
  expect(await send(to)).toMatchObject({ ok: false, error: { type: "forbidden" } });
  expect(await enquiries()).toEqual([]);
});

it.each([
  ["the owner's address", "Inbox@Owner.example"],
  ["the address on our pages", site.email.toUpperCase()],
])("accepts an enquiry to %s, in upper or lower case", async (_, to) => {
  expect(await send(to)).toEqual({ ok: true });
  expect(await enquiries()).toContainEqual({ call: "sendEmail", email: "jane@example.org" });
});
