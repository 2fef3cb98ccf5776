import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field, MessageField } from "./field.tsx";

test("a label says that a field is optional where it is told to, and nowhere else", () => {
  expect(textOf(<Field label="Name" />)).toBe("Name");
  expect(textOf(<MessageField label="Project Details" />)).toBe("Project Details");
  expect(textOf(<Field label="Name" optional />)).toBe("Name (optional)");
  expect(textOf(<MessageField label="Project Details" optional />)).toBe("Project Details (optional)");
});

test("a message box has four rows, unless it is given others", () => {
  expect(renderToStaticMarkup(<MessageField label="Your message" />)).toContain('rows="4"');
  expect(renderToStaticMarkup(<MessageField label="Your message" rows={6} />)).toContain('rows="6"');
});

function textOf(element: React.ReactElement): string {
  return renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, "");
}
