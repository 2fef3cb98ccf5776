// Asks for a page every so often, on time whatever becomes of the answers before, until it is told to stop; then it
// tells how many milliseconds each answer took. A process of its own: in the attacker's it would wait for the attack.
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const [url = ""] = process.argv.slice(2);
/** Milliseconds. */
const every = 20;
const timeoutMs = 20_000;
/** Another address than the attacker's, where the system has one (Linux answers on all of 127.0.0.0/8). */
const origin = process.platform === "linux" ? { localAddress: "127.0.0.2" } : {};
const agent = new Agent({ keepAlive: true, ...origin });
const times: number[] = [];
const waiting = new Set<Promise<void>>();

const asking = setInterval(() => {
  const answer = ask();
  waiting.add(answer);
  void answer.then(() => waiting.delete(answer));
}, every);

process.once("message", async () => {
  clearInterval(asking);
  await Promise.race([Promise.all(waiting), pause(timeoutMs)]);
  process.send?.(times);
  process.disconnect?.();
  agent.destroy();
});

/** One that fails, or is not answered at all, took as long as it would have been waited for. */
async function ask(): Promise<void> {
  const begun = performance.now();
  const answered = await Promise.race([answerOf(), pause(timeoutMs, false, { ref: false })]);
  times.push(answered ? performance.now() - begun : timeoutMs);
}

function answerOf(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const headers = { "accept-encoding": "br" };
  get(url, { agent, headers }, (answer) => {
    answer.once("end", () => resolve(answer.statusCode === 200)).resume();
  }).once("error", () => resolve(false));
  return promise;
}
