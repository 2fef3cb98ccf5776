import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { fakeClock } from "../testing/fake-clock.ts";
import { createLog, sparingLog } from "./log.ts";

test.each([
  ["exits", "process.exit();"],
  ["has nothing left to do", ""],
  [
    "receives SIGTERM",
    "process.once('SIGTERM', () => process.exit()); process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 5_000);",
  ],
])("a process that %s still writes all its log lines, in order", async (_, ending) => {
  const end = await run(
    `for (let n = 0; n < 20_000; n += 1) output.write("line " + n + " 二\\n"); ${ending}`,
  );
  expect(end).toEqual(Array.from({ length: 20_000 }, (_, n) => `line ${n} 二\n`).join(""));
});

test("a log line is written within a second", async () => {
  const child = start(`output.write("hello\\n"); setInterval(() => {}, 1_000);`);
  const [text] = await once(child.stdout, "data");
  child.kill();
  expect(String(text)).toBe("hello\n");
});

const canary = "canary1234567890";
const error = Object.assign(new Error(`${canary} was typed`), { detail: `Failing row contains ${canary}` });

test.each([
  ["an error alone", [error]],
  ["an error in the details", [{ err: error }]],
  [
    "an error whose message is logged too, with the request",
    [{ err: error, req: { url: canary, ip: canary } }, error.message],
  ],
] as const)("50. an error that a library logs contains nothing personal: %s", (_, [details, message]) => {
  const lines: string[] = [];
  createLog("trace", { write: (line) => lines.push(line) }).error(details, message);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 50,
      time: expect.any(Number),
      msg: "a library reported an error",
      err: { name: "Error", at: expect.stringMatching(/^at .*log-output\.test\.ts/) },
    },
  ]);
});

async function run(program: string): Promise<string> {
  const child = start(program);
  let written = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (written += text));
  await once(child, "close");
  return written;
}

function start(program: string) {
  const module = JSON.stringify(`${import.meta.dirname}/log.ts`);
  const source = `const { bufferedOutput } = await import(${module}); const output = bufferedOutput(); ${program}`;
  return spawn(process.execPath, ["--input-type=module", "--eval", source], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

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
