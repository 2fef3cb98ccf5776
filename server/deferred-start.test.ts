import { expect, test, vi } from "vitest";
import { createDeferredStart } from "./deferred-start.ts";
import { StartProblem } from "./start-problem.ts";
import { fakeClock } from "./testing/fake-clock.ts";

test("102. tasks start once the database works, and an error that repeats until then is logged once", async () => {
  const full = Object.assign(new Error("full"), { code: "ENOSPC" });
  const unreadable = () => new StartProblem("erasures: can't be read");
  const tries = [full, unreadable(), unreadable(), new TypeError("of an address"), null];
  const logged: unknown[] = [];
  const start = vi.fn();
  const clock = fakeClock();
  const deferred = createDeferredStart({
    clock,
    initialise: async () => {
      const error = tries.shift();
      if (error) throw error;
    },
    working: [{ start, stop: async () => {} }],
    log: { error: (details) => logged.push(details) },
  });
  deferred.start();
  await clock.pass(24_000);
  expect(start).not.toHaveBeenCalled();
  await clock.pass(10_000);
  await deferred.stop();
  expect(logged).toEqual([{ error: "erasures: can't be read" }, { error: "TypeError" }]);
  expect(start).toHaveBeenCalledOnce();
});
