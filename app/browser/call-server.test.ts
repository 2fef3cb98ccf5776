// R-CALL-8
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callServer, pageAge } from "./call-server.ts";

const seen: IncomingHttpHeaders[] = [];
const server = createServer((request, response) => {
  seen.push(request.headers);
  response.setHeader("content-type", "application/json").end('{"ok":true}');
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const fetchAbsolute = globalThis.fetch;
  // Node's `fetch` requires absolute URLs; a browser resolves relative ones against the page's URL.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    fetchAbsolute(new URL(path, `http://127.0.0.1:${port}`), init),
  );
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

test("a call sends the age of its page in whole milliseconds", async () => {
  const before = Math.floor(performance.now());
  await callServer("sendContactEmail", {}, { idempotencyKey: "0123456789abcdef", pageAge: pageAge() });
  const [headers] = seen;
  expect(headers?.["idempotency-key"]).toBe("0123456789abcdef");
  expect(headers?.["page-age"]).toMatch(/^\d+$/);
  expect(Number(headers?.["page-age"])).toBeGreaterThanOrEqual(before);
});

test("a call without a page age, as from a prefilled form, sends no Page-Age header", async () => {
  expect(await callServer("sendContactEmail", {}, { pageAge: undefined })).toBeNull();
  expect(seen[0]).not.toHaveProperty("page-age");
  expect(seen[0]).not.toHaveProperty("idempotency-key");
});
