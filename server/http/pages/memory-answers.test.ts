import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpFixture, type HttpFixture } from "../../testing/fixtures/http-fixture.ts";

let fixture: HttpFixture;
let origin: string;

beforeAll(async () => {
  fixture = await createHttpFixture();
  origin = await fixture.http.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(() => fixture.tearDown());

describe("an answer from memory is the answer that Fastify gives, byte for byte", () => {
  const encodings = [undefined, "br", "zstd, gzip", "gzip;q=0.5", "br;q=0, identity"];
  const cases = ["/", "/contact", "/favicon.svg", "/assets/app-0abc.js", "/assets/dot-0abc.png"].flatMap(
    (url) =>
      (["GET", "HEAD"] as const).flatMap((method) =>
        encodings.map((accepted) => ({ url, method, accepted })),
      ),
  );

  test.each(cases)("$method $url, Accept-Encoding $accepted", async ({ url, method, accepted }) => {
    const asked = accepted === undefined ? {} : { "accept-encoding": accepted };
    const [ours, theirs] = [await ask(url, method, asked), await inject(url, method, asked)];
    expect(ours).toEqual(theirs);
    const etag = String(ours.headers.etag);
    for (const known of [etag, `"other", W/${etag}`, "*", '"other"']) {
      const again = { ...asked, "if-none-match": known };
      expect(await ask(url, method, again)).toEqual(await inject(url, method, again));
    }
  });
});

test("it is logged as every request is, with nothing about who asked", async () => {
  fixture.log.length = 0;
  await ask("/contact", "GET", { "user-agent": "canary" });
  expect(fixture.log.map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      method: "GET",
      at: "/contact",
      status: 200,
      ms: expect.any(Number),
      msg: "request",
    },
  ]);
});

test("A11. a page that comes while the server runs is answered from then on, and is in the sitemap; one that is replaced, too", async () => {
  const issue = "/newsletter/issues/what-comes";
  const [contact, home] = [fixture.pages.get("/contact"), fixture.pages.get("/")];
  if (!contact || !home) throw new Error("The fixture has no such pages.");
  const listed = async () => (await fixture.get("/sitemap.xml")).body.includes(issue);
  expect([(await ask(issue, "GET", {})).status, await listed()]).toEqual([404, false]);
  fixture.pages.set(issue, contact);
  expect(await ask(issue, "GET", {})).toMatchObject({ status: 200, headers: { etag: contact.etag } });
  expect(await listed()).toBe(true);
  fixture.pages.set(issue, home);
  expect(await ask(issue, "GET", {})).toMatchObject({ status: 200, headers: { etag: home.etag } });
  fixture.pages.delete(issue);
  expect((await ask(issue, "GET", {})).status).toBe(404);
});

test.each([
  ["POST", "/contact.svg", 404],
  ["GET", "/contact?from=a", 200],
  ["GET", "/contact/", 308],
  ["GET", "/404", 404],
  ["GET", "/healthz", 200],
])("%s %s is left to Fastify: %i", async (method, url, status) => {
  expect((await ask(url, method, {})).status).toBe(status);
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

async function ask(url: string, method: string, headers: Record<string, string>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asking = request(origin + url, { method, headers }, async (answer) => {
    resolve({
      status: answer.statusCode ?? 0,
      headers: comparable(answer.headers),
      body: (await buffer(answer)).toString("hex"),
    });
  });
  asking.on("error", reject).end();
  return promise;
}

async function inject(url: string, method: "GET" | "HEAD", headers: Record<string, string>): Promise<Answer> {
  const answer = await fixture.http.inject({ url, method, headers });
  // Fastify says 0 of a 304 to HEAD, where RFC 9110, section 8.6, allows only the length of the 200.
  if (answer.statusCode === 304) delete answer.headers["content-length"];
  return {
    status: answer.statusCode,
    headers: comparable(answer.headers),
    body: answer.rawPayload.toString("hex"),
  };
}

/** Without what belongs to the moment and to the connection; lengths as the text that they are on the wire. */
function comparable({ date: _, connection: __, "keep-alive": ___, ...rest }: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
}
