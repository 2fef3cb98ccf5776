// R-DATA-4
import type { KyselyPlugin } from "kysely";
import { describe, expect, test } from "vitest";
import { hourMs } from "../durations.ts";
import { erasePerson } from "../privacy/erase.ts";
import { createRetention } from "../privacy/retention.ts";
import { eitherDatabase } from "../testing/databases.ts";
import { createPrivacyFixture } from "../testing/fixtures/privacy-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";
import { lastJobRuns } from "./job-runs.ts";
import { createLastRun } from "./last-run.ts";
import type { JobName } from "./schema.ts";
import type { Store } from "./store.ts";

/** The jobs that a server repeats. `backup.test.ts` tests the failing backup; "issue-email" is no job. */
const jobs = { retention: createRetention, server: createLastRun } satisfies Record<
  Exclude<JobName, "backup" | "issue-email">,
  unknown
>;

describe.each(eitherDatabase)("on %s", (kind) => {
  const fixture = eachTest(() => createPrivacyFixture(kind));

  test.each(Object.entries(jobs))(
    "53. the job %s tries again after an hour, whichever query failed, and records only the run that succeeded",
    async (job, create) => {
      await fixture.write("canary@mailbox.test");
      const restored = await fixture.store.db.selectFrom("enquiries").selectAll().execute();
      await erasePerson("canary@mailbox.test", fixture);
      const { store, failAt, hasFailed } = failing(fixture.store);
      const quiet = { info: () => {}, warn: () => {}, error: () => {} };
      const task = create({ ...fixture, store, log: quiet });
      task.start();
      await fixture.clock.asleep();
      let step = 0;
      do {
        step += 1;
        await fixture.store.db.deleteFrom("job_runs").execute();
        const restore = fixture.store.db.insertInto("enquiries").values(restored);
        await restore.onConflict((conflict) => conflict.doNothing()).execute();
        failAt(step);
        await fixture.clock.pass(hourMs);
        const recorded = Object.keys(await lastJobRuns(fixture.store.db));
        expect([step, recorded]).toEqual([step, hasFailed() ? [] : [job]]);
      } while (hasFailed());
      expect(step).toBeGreaterThan(2);
      fixture.clock.pass(0, 0);
      await task.stop();
    },
  );
});

/** A store of which one query fails, counted from the call of `failAt`. */
function failing(store: Store) {
  let left = 0;
  const count = () => {
    left -= 1;
    if (left === 0) throw new Error("a query failed");
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    failAt: (step: number) => {
      left = step;
    },
    hasFailed: () => left <= 0,
    store: {
      ...store,
      db: store.db.withPlugin(plugin),
      transaction: (work) => store.transaction((tx) => work(tx.withPlugin(plugin))),
      scrub: async () => {
        count();
        await store.scrub();
      },
    } satisfies Store,
  };
}
