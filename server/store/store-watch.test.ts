import { expect, test } from "vitest";
import { fakeClock } from "../testing/faked-clock.ts";
import { createStoreWatch } from "./store-watch.ts";
import { StoreUnavailable } from "./unavailable.ts";

test("102. the log says each minute that nothing can be stored and how many were refused, and when it is over", async () => {
  const clock = fakeClock();
  const said: object[] = [];
  let full = false;
  const watch = createStoreWatch({
    clock,
    store: {
      ready: async () => {
        if (full) throw new StoreUnavailable("the database can't be used now: disk full");
      },
    },
    log: {
      info: (details, message) => said.push({ ...details, message }),
      error: (details, message) => said.push({ ...details, message }),
    },
  });
  watch.start();
  await clock.pass(10 * 60_000);
  expect(said).toEqual([]);
  full = true;
  for (let count = 0; count < 211; count++) watch.refused();
  await clock.pass(2 * 60_000);
  full = false;
  watch.refused();
  await clock.pass(2 * 60_000);
  const reason = "the database can't be used now: disk full";
  const message = "the database can't store: calls and forms are answered 503";
  expect(said).toEqual([
    { reason, refused: 211, message },
    { reason, refused: 0, message },
    { refused: 1, message: "the database can store again" },
  ]);
  await watch.stop();
});
