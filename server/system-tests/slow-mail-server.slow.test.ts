import { expect, test } from "vitest";
import { runSite, sendEnquiry } from "../testing/site-process.ts";
import { startSmtpServer } from "../testing/smtp-server.ts";
import { createTestDatabase } from "../testing/test-database.ts";

test("101. of 25 deliveries 11 hang: the other mails arrive within a minute", async () => {
  const database = await createTestDatabase("sqlite");
  const smtp = await startSmtpServer();
  const hangs = (raw: string) => Number(/enquiry (\d+)\b/.exec(raw)?.[1]) % 25 < 11;
  smtp.follow({ data: ({ raw }) => (hangs(raw) ? "hang" : undefined) });
  const site = runSite({
    DATA_DIR: database.settings.dataDir,
    SMTP_URL: smtp.url,
    TRUST_PROXY: "127.0.0.1",
  });
  const { url } = await site.answering();
  const numbers = Array.from({ length: 25 }, (_, number) => number);
  const statuses = await Promise.all(
    numbers.map((number) =>
      sendEnquiry(url, `person${number}@example.org`, {
        text: `This is enquiry ${number}.`,
        headers: { "x-forwarded-for": `203.0.113.${number}` },
      }),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const passed = () => smtp.received.filter(({ raw }) => !hangs(raw)).length;
  await expect.poll(passed, { timeout: 60_000 }).toBe(14);
  site.kill("SIGTERM");
  expect(await site.ended).toMatchObject({ code: 0, err: "" });
  await smtp.close();
  await database.remove();
});
