import { afterAll, beforeAll, expect, test } from "vitest";
import { type HttpScene, setHttpScene } from "../testing/http-scene.ts";

let scene: HttpScene;

beforeAll(async () => {
  scene = await setHttpScene();
});

afterAll(() => scene.strike());

test.each(["/healthz", "/readyz"])("%s: 200, never kept by a cache", async (url) => {
  const answer = await scene.get(url);
  expect(answer.json()).toEqual({ ok: true });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("/readyz is red once the database is gone; the process is alive and the pages are served", async () => {
  const gone = await setHttpScene();
  await gone.store.close();
  const answer = await gone.get("/readyz");
  expect(answer).toMatchObject({ statusCode: 503, headers: { "cache-control": "no-store" } });
  expect(answer.json()).toEqual({ ok: false, reason: "The database can't be written." });
  expect((await gone.get("/healthz")).statusCode).toBe(200);
  expect((await gone.get("/contact")).statusCode).toBe(200);
  await gone.strike();
});
