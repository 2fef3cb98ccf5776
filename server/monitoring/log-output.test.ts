import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test.each([
  ["exits", "process.exit();"],
  ["has nothing more to do", ""],
  [
    "is told to stop",
    "process.once('SIGTERM', () => process.exit()); process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 5_000);",
  ],
])("a process that %s has written all its lines in order", async (_, ending) => {
  const end = await run(
    `for (let n = 0; n < 20_000; n += 1) output.write("line " + n + " 二\\n"); ${ending}`,
  );
  expect(end).toEqual(Array.from({ length: 20_000 }, (_, n) => `line ${n} 二\n`).join(""));
});

test("a line appears within a second", async () => {
  const child = start(`output.write("hello\\n"); setInterval(() => {}, 1_000);`);
  const [text] = await once(child.stdout, "data");
  child.kill();
  expect(String(text)).toBe("hello\n");
});

const canary = "canary1234567890";
const error = Object.assign(new Error(`${canary} was typed`), { detail: `Failing row contains ${canary}` });

test.each([
  ["an error alone", [error]],
  ["an error among details", [{ err: error }]],
  [
    "an error with its own message, and the request",
    [{ err: error, req: { url: canary, ip: canary } }, error.message],
  ],
] as const)("50. lines of a library contain nothing personal: %s", (_, [details, message]) => {
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
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (said += text));
  await once(child, "close");
  return said;
}

function start(program: string) {
  const module = JSON.stringify(`${import.meta.dirname}/log.ts`);
  const source = `const { bufferedOutput } = await import(${module}); const output = bufferedOutput(); ${program}`;
  return spawn(process.execPath, ["--input-type=module", "--eval", source], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}
