import { expect, test } from "vitest";
import { fakeClock } from "../testing/fake-clock.ts";
import { sparingLog } from "./sparing-log.ts";

test("an error that a task meets every two seconds is logged once a minute, and another one at once", async () => {
  const clock = fakeClock();
  const said: object[] = [];
  const log = sparingLog({ error: (details: object, _message: string) => said.push(details) }, clock);
  for (let round = 0; round < 31; round += 1) {
    log.error({ error: "disk full" }, "trying again");
    await clock.pass(2_000, 0);
  }
  log.error({ error: "connection lost" }, "trying again");
  expect(said).toEqual([{ error: "disk full" }, { error: "disk full" }, { error: "connection lost" }]);
});
