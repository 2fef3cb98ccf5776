import { expect, test } from "vitest";
import { adapted } from "./adapted.ts";

test("every place is replaced", () => {
  expect(adapted("listen 80; to 80", [["80", "8080"]])).toBe("listen 8080; to 8080");
});

test("words that are gone stop the run", () => {
  expect(() => adapted("listen 443;", [["listen 80;", "listen 8080;"]])).toThrow("listen 80;");
});
