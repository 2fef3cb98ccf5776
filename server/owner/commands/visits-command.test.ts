// R-COMMAND-7
import { describe, expect, it } from "vitest";
import { eitherDatabase } from "../../testing/databases.ts";
import { ownerCommand } from "../../testing/owner-command.ts";
import { openTestStore } from "../../testing/test-database.ts";
import type { PageViews } from "../../visits/page-views.ts";

// It is already the 23rd in Sydney, but not in UTC.
const now = Temporal.ZonedDateTime.from("2026-11-23T06:00[Australia/Sydney]").epochMilliseconds;

describe.each(eitherDatabase)("npm run site -- visits, on %s", (kind) => {
  const { store, database } = openTestStore(kind, "all");

  const put = (rows: PageViews[]) => store.db.insertInto("page_views").values(rows).execute();

  it("prints pages and referring websites by week, this week first", async () => {
    await put([
      { day: "2026-11-01", page: "/faq", referrer: "", views: 500 },
      { day: "2026-11-02", page: "/", referrer: "", views: 7 },
      { day: "2026-11-22", page: "/", referrer: "", views: 1000 },
      { day: "2026-11-22", page: "/contact", referrer: "example.org", views: 200 },
      { day: "2026-11-23", page: "/contact", referrer: "google.com", views: 30 },
      { day: "2026-11-23", page: "/contact", referrer: "", views: 4 },
    ]);
    expect(await ownerCommand(["visits"], database.environment, () => now)).toEqual({
      code: 0,
      err: "",
      out: [
        "PAGE                                   FROM 2026-11-23  FROM 2026-11-16  FROM 2026-11-09  FROM 2026-11-02",
        "/contact                               34               200              0                0",
        "/                                      0                1000             0                7",
        "",
        "WEBSITE                                FROM 2026-11-23  FROM 2026-11-16  FROM 2026-11-09  FROM 2026-11-02",
        "google.com                             30               0                0                0",
        "(our own pages, typed in, or unknown)  4                1000             0                7",
        "example.org                            0                200              0                0",
      ].join("\n"),
    });
  });
});
