import { expect, test } from "vitest";
import type { Verdict } from "../promises/ledger.ts";
import { type Soaked, soakTable } from "./soak-table.ts";

test("a run without a fault has no problems, and what was not measured is left open", () => {
  const { rows, problems } = soakTable(soaked({}));
  expect(problems).toEqual([]);
  expect(Object.fromEntries(rows.map(([measure, figure]) => [measure, figure]))).toMatchObject({
    "accepted (answer 200)": 12_000,
    "accepted, and lost": 0,
    "accepted a second": 200,
    "answer 200: median, ms": 3,
    "page: p99, ms": null,
    "then empty after, s": 9,
    "open files and sockets, fewest": 30,
    "open files and sockets, most": 50,
    "write-ahead log at its largest, MiB": 4,
    "growth of memory once warm, MiB a minute": null,
  });
});

test("a copy with an explanation, or a mail that is still in the outbox, is no problem", () => {
  const { rows, problems } = soakTable(soaked({ copies: 3, explained: 3, delivered: 11_000, open: 1_000 }));
  expect(problems).toEqual([]);
  expect(rows).toContainEqual(["not empty after, s", 9]);
});

test("what is lost, comes twice or comes from nowhere is a problem", () => {
  const problems = (verdict: Partial<Verdict>) => soakTable(soaked(verdict)).problems;
  expect(problems({ lost: [3, 4, 5, 6, 7, 8] })).toEqual([
    "Lost: 6 enquiries that were accepted, as 3, 4, 5, 6, 7.",
  ]);
  expect(problems({ copies: 1, unexplained: [9] })).toEqual([
    "Twice without a reason: the mails of 1 enquiries, as 9.",
  ]);
  expect(problems({ storedTwice: [2] })).toEqual(["Stored twice: 1 enquiries, as 2."]);
  expect(problems({ foreign: 1 })).toEqual(["1 mails tell of no enquiry of this run."]);
});

test("so is an answer that nobody should get, and an enquiry that stays without its answer", () => {
  const run = soaked({});
  run.load.others.push(500, 500);
  run.sending.unanswered = 1;
  expect(soakTable(run).problems).toEqual([
    "1 enquiries were not accepted within a minute after the last.",
    "Answers that nobody should get: 500.",
  ]);
});

function soaked(verdict: Partial<Verdict>): Soaked {
  const sample = { life: 0, memory: 100, open: 0 };
  return {
    options: { minutes: 1, rate: 200, database: "SQLite" },
    verdict: {
      accepted: 12_000,
      delivered: 12_000,
      open: 0,
      lost: [],
      copies: 0,
      explained: 0,
      unexplained: [],
      storedTwice: [],
      foreign: 0,
      ...verdict,
    },
    load: { times: [2, 3, 4], retries: 0, busy: 0, tooMany: 0, cut: 0, noAnswer: 0, others: [] },
    sending: { sent: 12_000, seconds: 60, unanswered: 0 },
    pages: { times: [], backedUp: [], failed: 0 },
    samples: [{ ...sample, at: 0, handles: 30, wal: 0 }],
    drainSamples: [{ ...sample, at: 65, handles: 50, wal: 4 * 1024 * 1024 }],
    drained: 9,
    faults: { outages: 0, putOff: 0, resets: 0, hangs: 0, kills: 0 },
  };
}
