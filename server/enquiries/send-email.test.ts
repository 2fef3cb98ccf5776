import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore, type Store } from "../store/store.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import type { Submission } from "./enquiry-intake.ts";
import { sendEmail } from "./send-email.ts";

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await createTestDatabase("sqlite");
  store = await openStore(database.settings);
});
afterAll(async () => {
  await store.close();
  await database.remove();
});

const jane: Submission = {
  enquiry: { name: "Jane Citizen", email: "jane@example.org", asciiEmail: true, message: "A till, please." },
  idempotencyKey: null,
  entrance: "json",
  honeypot: false,
};
const send = (to: string) =>
  sendEmail(
    { ...jane, to },
    { store, now: () => 0, mailFrom: "website@stackhouse.example", contactTo: "hello@stackhouse.example" },
  );
const enquiries = () => store.db.selectFrom("enquiries").select(["call", "email"]).execute();

it.each([
  "victim@example.org",
  "",
  "hello@stackhouse.example,victim@example.org",
  "Hello <hello@stackhouse.example>",
])("keeps nothing and sends nothing to %j", async (to) => {
  expect(await send(to)).toMatchObject({ ok: false, error: { type: "forbidden" } });
  expect(await enquiries()).toEqual([]);
});

it("takes an enquiry to the site's own address, in either case of its letters", async () => {
  expect(await send("Hello@Stackhouse.example")).toEqual({ ok: true });
  expect(await enquiries()).toEqual([{ call: "sendEmail", email: "jane@example.org" }]);
});
