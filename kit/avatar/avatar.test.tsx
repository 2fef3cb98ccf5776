// R-KIT-13
import { expect, test } from "vitest";
import { rendered, textsOf } from "../rendered.ts";
import { Avatar } from "./avatar.tsx";

test.each([
  ["Mira Castell", "MC"],
  ["Mira", "M"],
  ["Ana de la Cruz", "AC"],
  ["Otto Otto", "OO"],
])("without an image %s is %s, read by the whole name", (name, initials) => {
  expect(textsOf(rendered(<Avatar alt={name} />), `[role=img][aria-label="${name}"]`)).toEqual([initials]);
});

test("an avatar with an empty alt is hidden from screen readers, with and without an image", () => {
  expect(textsOf(rendered(<Avatar alt="" initials="M" />), "[aria-hidden=true]")).toEqual(["M"]);
  expect(rendered(<Avatar alt="" image="/mira.svg" />).querySelector('img[alt=""]')).not.toBeNull();
});
