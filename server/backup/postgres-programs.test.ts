// R-RELEASE-1
import { expect, test } from "vitest";
import { connectedTo } from "./postgres-programs.ts";

test("a database's password is in no command line, which other users can see", () => {
  const { options, env } = connectedTo("postgresql://mia:p%40ss@db.example:5433/site");
  expect(options.join(" ")).toContain("postgresql://mia@db.example:5433/site");
  expect(options.join(" ")).not.toMatch(/p%40ss|p@ss/);
  expect(env).toMatchObject({ PGPASSWORD: "p@ss" });
});
