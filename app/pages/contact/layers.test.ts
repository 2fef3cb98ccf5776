import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contactGroundMedium } from "../../../illustrations/scenes/contact/ground-medium.ts";
import { contactGroundWide } from "../../../illustrations/scenes/contact/ground-wide.ts";
import { contactPanelPhone, contactPanelTablet } from "../../../illustrations/scenes/contact/panel.ts";

const details = read("details.module.css");
const page = read("contact.module.css");
const skies = [...details.matchAll(/--sky: ([^;]+);/g)].map(([, sky = ""]) => numbers(sky));
const rows = [...details.matchAll(/--rows: ([^;]+);/g)].map(([, list = ""]) => numbers(list));

describe.each([
  { name: "phone", plan: contactPanelPhone, index: 0 },
  { name: "tablet", plan: contactPanelTablet, index: 1 },
])("phone, email and city on a $name", ({ plan, index }) => {
  const [delivery, platform, network] = plan.layers.layers.map(([, thickness]) => thickness / 16);

  test("stand in rows as high as their drawn layers, in rem", () => {
    expect(skies[index]).toEqual([plan.layers.top / 16]);
    expect(rows[index]).toEqual([delivery, platform, network]);
  });

  test("have a frame as large as the picture", () => {
    expect(details).toContain(`height: ${plan.height / 16}rem;`);
    expect(details).toContain(`width: ${plan.width / 16}rem;`);
  });
});

describe.each([
  { name: "medium", plan: contactGroundMedium, index: 2 },
  { name: "wide", plan: contactGroundWide, index: 3 },
])("phone, email and city beside the form on $name screens", ({ plan, index }) => {
  const [surface, delivery, platform, network] = plan.layers.layers.map(([, thickness]) => thickness);

  test("stand in rows as high as their drawn layers, in units of the drawing", () => {
    expect(skies[index]).toEqual([surface]);
    expect(rows[index]).toEqual([delivery, platform, network]);
    expect(details).toContain(`top: calc(${plan.layers.top} * var(--unit))`);
  });

  test("belong to a page that knows the drawing's size and the chamber's wall", () => {
    expect(page).toContain(`--drawn-width: ${plan.width};`);
    expect(page).toContain(`--drawn-height: ${plan.height};`);
    expect(page).toContain(`--wall-from-middle: ${plan.chamber.wall - plan.width / 2};`);
  });
});

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), "utf8");
}

function numbers(list: string): number[] {
  return [...list.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
}
