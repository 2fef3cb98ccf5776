import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { expect, test, vi } from "vitest";
import { site } from "../../../site.config.ts";
import { startChat } from "../../testing/chat.ts";
import { startSmtpServer } from "../../testing/smtp-server.ts";
import { parseAlertChannels } from "./alert-channel.ts";
import { sendByChannel } from "./send-by-channel.ts";

async function tell(url: string): Promise<void> {
  const [channel] = parseAlertChannels(url) ?? [];
  if (!channel) throw new Error(`${url} is no channel.`);
  await sendByChannel(channel, "Needs you: the disk\n12 MiB are free", "website@site.test");
}

test("ntfy gets the text, under the name of the site, in whatever letters", async () => {
  const bodies: string[] = [];
  const server = createServer(async (request, reply) => {
    bodies.push(await text(request));
    reply.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  await tell(`ntfy+http://127.0.0.1:${(server.address() as AddressInfo).port}/topic`);
  server.close();
  expect(bodies).toEqual([`${site.name}: Needs you: the disk\n12 MiB are free`]);
});

test("another mail server gets an email, whose subject is the first line", async () => {
  const smtp = await startSmtpServer();
  await tell(`${smtp.url}?to=me@home.test`);
  const [mail] = smtp.received;
  await smtp.close();
  expect(mail?.to).toEqual(["me@home.test"]);
  expect(await PostalMime.parse(mail?.raw ?? "")).toMatchObject({
    subject: "Needs you: the disk",
    text: expect.stringContaining("12 MiB are free"),
  });
});

test("89. a redirect is no yes, and is not followed", async () => {
  const chat = await startChat();
  chat.answer(302);
  await expect(tell(chat.url)).rejects.toThrow();
  await chat.close();
  expect(chat.asked()).toBe(1);
});

test("89. one that has gone, or does not answer for ten seconds, has not taken it", async () => {
  const server = createServer(() => {});
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const waits = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
  await expect(tell(url)).rejects.toThrow();
  expect(waits).toHaveBeenCalledWith(10_000);
  waits.mockRestore();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  await expect(tell(url)).rejects.toThrow();
});
