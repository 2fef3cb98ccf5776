import { expect, test } from "vitest";
import { createReadiness } from "./readiness.ts";
import { StoreUnavailable } from "./unavailable.ts";

function readinessAt(start: number) {
  const state = { now: start, looks: 0, able: true };
  const look = async () => {
    state.looks += 1;
    if (!state.able) throw new StoreUnavailable("disk full");
  };
  return { state, ...createReadiness(look, () => state.now) };
}

test("an answer stands for ten seconds, good or bad, and calls at the same time share one look", async () => {
  const { state, ready } = readinessAt(0);
  await Promise.all([ready(), ready()]);
  state.able = false;
  state.now = 9_999;
  await ready();
  expect(state.looks).toBe(1);
  state.now = 10_000;
  await expect(ready()).rejects.toThrow("disk full");
  state.able = true;
  state.now = 19_999;
  await expect(ready()).rejects.toThrow("disk full");
  state.now = 20_000;
  await ready();
  expect(state.looks).toBe(3);
});

test("a clock that is put back by an hour keeps no answer for an hour", async () => {
  const { state, ready } = readinessAt(3_600_000);
  await ready();
  state.able = false;
  state.now = 0;
  await expect(ready()).rejects.toThrow("disk full");
});

test("a real enquiry that could not be stored is the answer at once, and one that was", async () => {
  const { state, ready, refused, stored } = readinessAt(0);
  await ready();
  refused();
  await expect(ready()).rejects.toThrow(StoreUnavailable);
  stored();
  await ready();
  expect(state.looks).toBe(1);
});
