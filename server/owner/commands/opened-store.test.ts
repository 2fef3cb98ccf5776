// R-COMMAND-2
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../../store/store.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { ownerCommand } from "../../testing/owner-command.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

// Excludes restore and move (they may create a database), doctor (it has its own tests) and the commands that use no database.
const commands = (await usages()).filter(
  (usage) => !/^(restore|move|doctor|setup|check|newsletter check)/.test(usage),
);

let database: TestDatabase;

describe.each(eitherDatabase)("on %s, where no server has ever run", (kind) => {
  // All commands share one fixture, because none of them may create anything.
  beforeAll(async () => {
    database = await createTestDatabase(kind, "empty");
  });
  afterAll(() => database.remove());

  test.each(commands)("%s creates nothing, and names the missing database", async (usage) => {
    const { code, output } = await site(wordsOf(usage));
    expect(code).toBe(1);
    expect(output).toContain(`No server has ever run on ${place()}`);
    expect(output).toContain("DATA_DIR and DATABASE_URL");
    expect(await filesAndTables()).toEqual([]);
  });

  function place(): string {
    const { databaseUrl, dataDir } = database.settings;
    return databaseUrl === null
      ? `SQLite at ${path.join(dataDir, "site.db")}`
      : `PostgreSQL at ${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`;
  }
});

describe("on SQLite", () => {
  beforeEach(async () => {
    database = await createTestDatabase("sqlite");
  });
  afterEach(() => database.remove());

  test("an empty file does not count as a database", async () => {
    await writeFile(path.join(database.settings.dataDir, "site.db"), "");
    expect(await site(["enquiries", "list"])).toMatchObject({ code: 1 });
    expect(await readdir(database.settings.dataDir)).toEqual(["site.db"]);
  });

  test.each([
    ["privacy", "erase", "jane@example.org"],
    ["privacy", "export", "jane@example.org"],
  ])("%s %s creates no secret, because hashes made with a new one would match nobody", async (...argv) => {
    const { dataDir } = database.settings;
    await openStore(database.settings).then((store) => store.close());
    expect(await site(argv)).toEqual({
      code: 1,
      output: `SECRET: ${path.join(dataDir, "secret")} can't be used (ENOENT); expected the server's secret, there or in SECRET`,
    });
    expect(await readdir(dataDir)).not.toContain("secret");
  });
});

async function site(argv: string[], env: Record<string, string> = {}) {
  const { code, out, err } = await ownerCommand(argv, { ...database.environment, ...env });
  return { code, output: out + err };
}

/** The usage lines of all commands. */
async function usages(): Promise<string[]> {
  const lines = (await ownerCommand(["--help"], {})).out.split("\n");
  return lines.filter((line) => line.startsWith("  ")).map((line) => line.trim().replace(/ {2,}.*$/, ""));
}

function wordsOf(usage: string): string[] {
  const words = usage.replace(/ \[.*$/, "").split(" ");
  const given = words.map((word) => operands.get(word) ?? word);
  return usage.startsWith("privacy correct") ? [...given, "--name", "Jane"] : given;
}

const operands = new Map([
  ["<id>", "nosuch"],
  ["<slug>", "nosuch"],
  ["<address>", "jane@example.org"],
  ["<file>", "no-such-folder/site.backup"],
]);

async function filesAndTables(): Promise<string[]> {
  const { databaseUrl, dataDir } = database.settings;
  const files = await readdir(dataDir);
  if (databaseUrl === null) return files;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
  await client.end();
  return [...files, ...rows.map(({ tablename }) => tablename)];
}
