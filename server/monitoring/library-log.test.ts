import { expect, test } from "vitest";
import { createLog } from "./log.ts";

const canary = "canary1234567890";
const error = Object.assign(new Error(`${canary} was typed`), { detail: `Failing row contains ${canary}` });

test.each([
  ["an error alone", [error]],
  ["an error among details", [{ err: error }]],
  [
    "an error with its own message, and the request",
    [{ err: error, req: { url: canary, ip: canary } }, error.message],
  ],
] as const)("50. what a library logs holds nothing personal: %s", (_, [details, message]) => {
  const lines: string[] = [];
  createLog("trace", { write: (line) => lines.push(line) }).error(details, message);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 50,
      time: expect.any(Number),
      msg: "a library met an error",
      err: { name: "Error", at: expect.stringMatching(/^at .*library-log\.test\.ts/) },
    },
  ]);
});
