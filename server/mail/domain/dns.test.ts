// R-COMMAND-8
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { expect, test } from "vitest";
import { systemDns } from "./dns.ts";

test.each([
  ["has no such record", 0, { records: [] }],
  ["does not exist", 3, { records: [] }],
  ["is unknown because its server failed", 2, { silent: "ESERVFAIL" }],
  ["is unknown because the question was refused", 5, { silent: "EREFUSED" }],
])("a domain %s if the name server answers with code %i", async (_, code, expected) => {
  const server = createSocket("udp4").bind(0, "127.0.0.1");
  await once(server, "listening");
  server.on("message", (question, { port }) => {
    // RFC 1035, section 4.1.1: an answer repeats the question; this one has no records.
    question.writeUInt16BE(0x8180 + code, 2);
    server.send(question, port);
  });
  const dns = systemDns([`127.0.0.1:${server.address().port}`]);
  for (const ask of [dns.mx, dns.txt, dns.addresses]) expect(await ask("site.test")).toEqual(expected);
  server.close();
});
