// R-MAIL-4, R-MAIL-5
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import { patientLimits, plainMail } from "../../testing/fixtures/outbox-fixture.ts";
import { startSmtpServer, type TestSmtpServer } from "../../testing/smtp-server.ts";
import type { MailTransport } from "./mail-transport.ts";
import { readSmtpUrl } from "./smtp-server-url.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

let smtp: TestSmtpServer;
let transport: MailTransport;

beforeEach(async () => {
  smtp = await startSmtpServer();
  transport = createSmtpTransport(smtp.url, patientLimits);
});

afterEach(async () => {
  await transport.close();
  await smtp.close();
});

const mail = plainMail({
  subject_id: "Enquiry from Zoë",
  message_id: "<one@site.test>",
  created_at: Date.UTC(2026, 10, 20, 9),
});

test("the received email equals the one sent, with our Message-ID and its date", async () => {
  await transport.send({
    ...mail,
    text: "First.\n.\n..dots\nlast",
    headers: { "Auto-Submitted": "auto-generated" },
  });
  const [received] = smtp.received;
  const read = await PostalMime.parse(received?.raw ?? "");
  expect(received).toMatchObject({ from: "website@site.test", to: ["owner@site.test"] });
  expect(read).toMatchObject({
    from: { name: "Site", address: "website@site.test" },
    to: [{ address: "owner@site.test" }],
    replyTo: [{ name: "Zoë", address: "visitor@mailbox.test" }],
    subject: "Enquiry from Zoë",
    messageId: "<one@site.test>",
    date: "2026-11-20T09:00:00.000Z",
  });
  expect(read.text?.trim()).toBe("First.\n.\n..dots\nlast");
  expect(read.html?.trim()).toBe("<p>What the visitor typed.</p>");
  expect(read.headers.find((header) => header.key === "auto-submitted")?.value).toBe("auto-generated");
});

test("the envelope is used as given, whatever the headers contain", async () => {
  await transport.send({
    ...mail,
    to: { address: "someone@else.test" },
    replyTo: { name: "eve@mailbox.test, victim@mailbox.test", address: "eve@mailbox.test" },
  });
  expect(smtp.received[0]?.to).toEqual(["owner@site.test"]);
  const read = await PostalMime.parse(smtp.received[0]?.raw ?? "");
  expect(read.replyTo).toEqual([
    { name: "eve@mailbox.test, victim@mailbox.test", address: "eve@mailbox.test" },
  ]);
});

test.each(["subject", "name", "header", "envelope"])(
  "40. a control character in the %s is refused",
  async (place) => {
    const hostile = "x\r\nBcc: victim@mailbox.test";
    const spoilt = {
      subject: { ...mail, subject: hostile },
      name: { ...mail, replyTo: { name: hostile, address: "eve@mailbox.test" } },
      header: { ...mail, headers: { "X-Note": hostile } },
      envelope: { ...mail, envelope: { from: "website@site.test", to: hostile } },
    }[place];
    await expect(transport.send(spoilt ?? mail)).rejects.toMatchObject({ scope: "message", permanent: true });
    expect(smtp.connections.total).toBe(0);
  },
);

test("42. any server accepts a non-ASCII domain as xn--; a non-ASCII mailbox needs SMTPUTF8", async () => {
  const old = await startSmtpServer(0, { hideSmtpUtf8: true });
  const oldPost = createSmtpTransport(old.url, patientLimits);
  const to = (address: string) => ({ ...mail, envelope: { ...mail.envelope, to: address } });
  await oldPost.send(to("owner@bücher.test"));
  await expect(oldPost.send(to("bücher@site.test"))).rejects.toMatchObject({
    scope: "message",
    permanent: true,
  });
  expect(old.received).toHaveLength(1);
  await transport.send(to("bücher@site.test"));
  expect(smtp.received[0]?.to).toEqual(["bücher@site.test"]);
  await oldPost.close();
  await old.close();
});

test("9. the URL's user and password are the login; a refused login counts as a connection failure", async () => {
  const guarded = await startSmtpServer(0, { login: { user: "site@site.test", pass: "p%40ss: word" } });
  const sent = async (pass: string) => {
    const url = guarded.url.replace("//", `//site%40site.test:${encodeURIComponent(pass)}@`);
    const posting = createSmtpTransport(url, patientLimits);
    return posting.send(mail).finally(posting.close);
  };
  await expect(sent("wrong")).rejects.toMatchObject({
    scope: "connection",
    message: "the mail server answered 535 to AUTH PLAIN",
  });
  await sent("p%40ss: word");
  expect(guarded.received).toHaveLength(1);
  await guarded.close();
});

test("consecutive emails share one connection, also after a refused recipient", async () => {
  smtp.follow({ rcpt: () => 550 });
  await expect(transport.send(mail)).rejects.toMatchObject({ scope: "message" });
  smtp.follow({});
  for (const name of ["a", "b"]) await transport.send({ ...mail, messageId: `<${name}@site.test>` });
  expect([smtp.received.length, smtp.connections.total]).toEqual([2, 1]);
});

test("13. a shared connection that the server has closed is replaced", async () => {
  await transport.send(mail);
  smtp.cut();
  await expect.poll(() => smtp.connections.open).toBe(0);
  await expect
    .poll(() => transport.send({ ...mail, messageId: "<two@site.test>" }).then(() => "sent"))
    .toBe("sent");
  expect(smtp.connections.total).toBe(2);
});

test("a remote server must offer TLS with a valid certificate", async () => {
  // 0.0.0.0 leads to this machine, but does not count as loopback.
  const elsewhere = createSmtpTransport(`smtp://0.0.0.0:${smtp.port}`, patientLimits);
  await expect(elsewhere.send(mail)).rejects.toMatchObject({ scope: "connection" });
  const plain = await startSmtpServer(0, { hideTls: true });
  const downgraded = createSmtpTransport(`smtp://0.0.0.0:${plain.port}`, patientLimits);
  await expect(downgraded.send(mail)).rejects.toMatchObject({ scope: "connection" });
  expect([smtp.received, plain.received]).toEqual([[], []]);
  await plain.close();
});

test.each([
  ["smtp://mail.test", "mail.test", 587, false, false, null],
  ["smtps://mail.test", "mail.test", 465, true, false, null],
  ["smtp://a%40b.test:p%3A%2F%25@[::1]:2525", "::1", 2525, false, true, { user: "a@b.test", pass: "p:/%" }],
  ["smtp://localhost:25", "localhost", 25, false, true, null],
])("the URL %s is accepted", (url, host, port, secure, loopback, login) => {
  expect(readSmtpUrl(url)).toEqual({ host, port, secure, loopback, login });
});

test.each(
  "http://mail.test smtp:// mail.test smtp://u:p@ss#w@m.test smtp://u:p@ss?w@m.test smtp://u:p@ss/w@m.test smtp://m.test/in".split(
    " ",
  ),
)("the URL %s is refused", (url) => {
  expect(() => readSmtpUrl(url)).toThrow(TypeError);
});
