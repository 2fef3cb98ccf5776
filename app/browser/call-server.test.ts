// R-CALL-8
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
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
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

test("a call sends the age of its page in whole milliseconds; one from a prefilled form sends none", async () => {
  const before = Math.floor(performance.now());
  await callServer("sendContactEmail", {}, { idempotencyKey: "0123456789abcdef", pageAge: pageAge() });
  expect(await callServer("addSubscriber", {}, { pageAge: undefined })).toBeNull();
  const [full, prefilled] = seen;
  expect(full?.["idempotency-key"]).toBe("0123456789abcdef");
  expect(full?.["page-age"]).toMatch(/^\d+$/);
  expect(Number(full?.["page-age"])).toBeGreaterThanOrEqual(before);
  expect(prefilled).not.toHaveProperty("page-age");
  expect(prefilled).not.toHaveProperty("idempotency-key");
});
