// R-WRITING-1
import { expect, test } from "vitest";
import { listed } from "./listed.ts";

const files = {
  "old.md": { date: "2026-01-01", draft: false },
  "draft.md": { date: "2026-03-01", draft: true },
  "new.md": { date: "2026-02-01", draft: false },
};

test.each([
  [false, ["new.md", "old.md"]],
  [true, ["draft.md", "new.md", "old.md"]],
])("articles are listed newest first; with drafts: %s", (withDrafts, names) => {
  expect(listed(files, withDrafts).map(([name]) => name)).toEqual(names);
});
