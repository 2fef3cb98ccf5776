// R-RUN-5
import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { openStore } from "../store/store.ts";
import { allTests } from "../testing/fresh-fixture.ts";
import { runSite } from "../testing/site-process.ts";
import { createTestFolder } from "../testing/test-folder.ts";

const folder = allTests(createTestFolder);

// `health.test.ts` tests the responses of the readiness check during shutdown.
describe.concurrent("14. a shutdown refuses no request", () => {
  // Under an older Node, these commands run the project's Node as a child process. A signal to the process reaches only
  // the parent; a signal to the group reaches both.
  test.for([
    { start: "npm start", target: "process", times: 1 },
    { start: "npm start", target: "group", times: 2 },
    { start: "node scripts/start.mjs", target: "process", times: 1 },
    { start: "node scripts/start.mjs", target: "group", times: 2 },
  ] as const)("$start, SIGTERM to its $target, $times times", async (each, { expect, onTestFailed }) => {
    const { start, target, times } = each;
    const dataDir = path.join(folder.path, `${start} ${target}`.replace("/", " "));
    const site = runSite({ DATA_DIR: dataDir, DRAIN_SECONDS: "1" }, start.split(" "));
    onTestFailed(() => site.kill("SIGKILL", "group"));
    const { url } = await site.answering();
    const before = await admitCall(url);
    const stopSent = performance.now();
    for (let time = 0; time < times; time += 1) site.kill("SIGTERM", target);

    for (;;) {
      const answer = await fetch(url).catch(() => null);
      if (answer === null) break;
      expect(answer.status).toBe(200);
      await pause(50);
    }
    // After the signal, the server kept accepting connections for the whole second of DRAIN_SECONDS.
    expect(performance.now() - stopSent).toBeGreaterThan(990);
    expect(await before.finish()).toEqual({ status: 200, connection: "close" });
    expect(await site.ended).toMatchObject({ code: 0 });
  });
});

test("95. a shutdown stores the visits that are still in memory", async () => {
  const dataDir = path.join(folder.path, "visits");
  const site = runSite({ DATA_DIR: dataDir });
  const { url } = await site.answering();
  for (const address of ["/", "/contact", "/no/such/page", "/contact"]) await open(url + address);
  site.kill("SIGTERM");
  expect(await site.ended).toMatchObject({ code: 0 });
  const store = await openStore({ databaseUrl: null, dataDir });
  const rows = await store.db.selectFrom("page_views").select(["page", "views"]).orderBy("page").execute();
  await store.close();
  expect(rows).toEqual([
    { page: "/", views: 1 },
    { page: "/contact", views: 2 },
  ]);
});

/** Sends a browser's user agent, because page views by scripts are not counted. */
function open(url: string): Promise<string> {
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" };
  return fetch(url, { headers }).then((answer) => answer.text());
}

/** Sends half of a request's body, after the server has agreed to read it. */
async function admitCall(url: string) {
  const body = JSON.stringify({ from: "Jane <jane@example.org>", email: "jane@example.org", text: "Hello." });
  const call = request(`${url}/api/sendContactEmail`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": body.length, expect: "100-continue" },
    agent: false,
  });
  call.flushHeaders();
  await once(call, "continue");
  call.write(body.slice(0, 20));
  return { finish: () => finishCall(call, body.slice(20)) };
}

async function finishCall(call: ClientRequest, rest: string) {
  call.end(rest);
  const [answer]: IncomingMessage[] = await once(call, "response");
  answer?.resume();
  return { status: answer?.statusCode, connection: answer?.headers.connection };
}
