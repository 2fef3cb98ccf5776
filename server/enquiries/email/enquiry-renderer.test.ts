import { expect, it } from "vitest";
import { openStore } from "../../store/store.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { takeEnquiry } from "../intake.ts";
import { enquiryRenderer } from "./enquiry-renderer.ts";

it("writes the mail of a stored enquiry, and fails when there is none", async () => {
  const database = await createTestDatabase("sqlite");
  const store = await openStore(database.settings);
  const mailFrom = "website@stackhouse.example";
  const enquiry = { name: "Jane", email: "jane@example.org", asciiEmail: true, message: "A till, please." };
  await takeEnquiry(
    "sendContactEmail",
    { enquiry, idempotencyKey: null, channel: "json", honeypot: false },
    { store, now: () => 0, mailFrom },
  );
  const row = await store.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  const render = enquiryRenderer(store, {
    mailFrom,
    contactTo: "hello@stackhouse.example",
    siteUrl: "https://stackhouse.example",
    secret: "a secret of 32 characters or more",
  });
  expect(await render(row)).toMatchObject({ subject: "Enquiry from Jane", messageId: row.message_id });
  await expect(render({ ...row, subject_id: "gone" })).rejects.toThrow("There is no enquiry gone");
  await store.close();
  await database.remove();
});
