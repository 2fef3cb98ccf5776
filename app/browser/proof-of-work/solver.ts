// A worker of its own, so that typing stays smooth. It is loaded when a server has given out a challenge, never before.
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

addEventListener("message", async ({ data }: MessageEvent<string>) => {
  const challenge = JSON.parse(data);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) return;
  const { counter, derivedKey } = solution;
  postMessage(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
});
