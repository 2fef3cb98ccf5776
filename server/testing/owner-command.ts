import { runOwnerCommand } from "../owner/commands/command-line.ts";

/** Runs `npm run site -- <argv>` with this environment and clock. Returns what it prints and its exit code. */
export async function ownerCommand(
  argv: readonly string[],
  env: Record<string, string>,
  now: () => number = Date.now,
): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const write = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) };
  const code = await runOwnerCommand(argv, { program: "npm run site --", ...write, env, now });
  return { code, out: out.join("\n"), err: err.join("\n") };
}
