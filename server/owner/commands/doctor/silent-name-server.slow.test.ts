// R-COMMAND-8
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { expect, test } from "vitest";
import { systemDns } from "../../../mail/domain/dns.ts";

test("a name server that does not respond is reported as a timeout, not as a missing record", async () => {
  const silent = createSocket("udp4").bind(0, "127.0.0.1");
  await once(silent, "listening");
  const dns = systemDns([`127.0.0.1:${silent.address().port}`]);
  expect(await dns.txt("site.test")).toEqual({ silent: "ETIMEOUT" });
  silent.close();
});
