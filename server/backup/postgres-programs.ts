import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { codeOf } from "../monitoring/error-facts.ts";
import { BackupProblem } from "./backup-problem.ts";

/** Runs a PostgreSQL program on the PATH and returns its output. @throws BackupProblem when it is missing or fails */
export async function runProgram(
  name: "pg_dump" | "pg_restore" | "psql",
  parameters: readonly string[],
  { options, env }: Connection = { options: [], env: {} },
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(name, [...options, ...parameters], {
      env: { ...process.env, ...env },
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    return stdout;
  } catch (error) {
    if (codeOf(error) === "ENOENT") {
      throw new BackupProblem(
        `${name} is not on the PATH: install the PostgreSQL client programs (on Debian: apt-get install postgresql-client), in the same version as the server`,
      );
    }
    if (!(error instanceof Error && "stderr" in error)) throw error;
    throw new BackupProblem(`${name} failed and changed nothing: ${inOneLine(String(error.stderr))}`);
  }
}

/** Returns connection options, with the password in the environment, because other users can see command lines. */
export function connectedTo(databaseUrl: string): Connection {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return {
    options: ["--no-password", `--dbname=${url.href}`],
    env: { PGCONNECT_TIMEOUT: "10", ...(password !== "" && { PGPASSWORD: password }) },
  };
}

interface Connection {
  options: readonly string[];
  env: Record<string, string>;
}

/** Joins a program's error output into one line and removes prefixes such as `pg_dump: error: `. */
function inOneLine(said: string): string {
  const lines = said.trim().split("\n");
  return lines
    .map((line) => line.replace(/^(?:psql:.*?:\d+: )?(?:\w+: )?(?:error|detail|ERROR): +/, ""))
    .join("; ");
}
