// R-HTTP-2
import { expect, test } from "vitest";
import { minuteMs } from "../durations.ts";
import { fakeClock } from "../testing/fake-clock.ts";
import { createReadiness } from "./readiness.ts";
import { StoreUnavailable } from "./unavailable.ts";

function createFixture() {
  const clock = fakeClock();
  const state = { looks: 0, able: true };
  const said: object[] = [];
  const note = (details: object, message: string) => said.push({ ...details, message });
  const probe = async () => {
    state.looks += 1;
    if (!state.able) throw new StoreUnavailable("disk full");
  };
  return { clock, state, said, ...createReadiness({ probe, clock, log: { info: note, error: note } }) };
}

test("a result is cached for ten seconds, and simultaneous checks share one probe", async () => {
  const { clock, state, ready } = createFixture();
  await Promise.all([ready(), ready()]);
  state.able = false;
  await clock.pass(9_999, 0);
  await ready();
  expect(state.looks).toBe(1);
  await clock.pass(1, 0);
  await expect(ready()).rejects.toThrow("disk full");
  state.able = true;
  await clock.pass(9_999, 0);
  await expect(ready()).rejects.toThrow("disk full");
  await clock.pass(1, 0);
  await ready();
  expect(state.looks).toBe(3);
});

test("a clock that is set back by an hour does not prolong the cache", async () => {
  const { clock, state, ready } = createFixture();
  await ready();
  state.able = false;
  await clock.pass(-60 * minuteMs, 0);
  await expect(ready()).rejects.toThrow("disk full");
});

test("an enquiry that could not be stored replaces the cached result at once", async () => {
  const { ready, refused } = createFixture();
  await ready();
  refused();
  await expect(ready()).rejects.toThrow(StoreUnavailable);
});

test("102. while nothing can be stored, each minute is logged with its refused calls; so is the recovery", async () => {
  const { clock, state, said, ...readiness } = createFixture();
  readiness.start();
  await clock.pass(10 * minuteMs);
  expect(said).toEqual([]);
  state.able = false;
  for (let count = 0; count < 211; count++) readiness.refused();
  await clock.pass(2 * minuteMs);
  state.able = true;
  readiness.refused();
  await clock.pass(2 * minuteMs);
  const message = "the database can't store data: API calls and forms get 503";
  expect(said).toEqual([
    { reason: "disk full", refused: 211, message },
    { reason: "disk full", refused: 0, message },
    { refused: 1, message: "the database can store data again" },
  ]);
  await readiness.stop();
});
