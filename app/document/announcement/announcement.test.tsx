// R-SETUP-8
import { runInNewContext } from "node:vm";
import { parseHTML } from "linkedom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { site } from "../../../site.config.ts";
import { Announcement } from "./announcement.tsx";
import { endOfDay } from "./end-of-day.ts";

const { lastDay } = vi.hoisted(() => ({ lastDay: "2999-01-04" }));

vi.mock("../../../site.config.ts", async (original) => {
  const { site } = await original<typeof import("../../../site.config.ts")>();
  return { site: { ...site, announcement: { text: "Closed", href: "/contact", lastDay } } };
});

test.each([
  { beforeEndMs: 1, shown: ["Closed"] },
  { beforeEndMs: 0, shown: [] },
])("$beforeEndMs ms before its last day ends, an announcement in a built page shows $shown", (when) => {
  const { document } = parseHTML(renderToStaticMarkup(<Announcement />));
  const now = () => endOfDay(lastDay, site.timeZone) - when.beforeEndMs;
  for (const { textContent } of document.querySelectorAll("script"))
    runInNewContext(textContent ?? "", { document, Date: { now } });
  expect(Array.from(document.querySelectorAll("aside a"), ({ textContent }) => textContent)).toEqual(
    when.shown,
  );
});
