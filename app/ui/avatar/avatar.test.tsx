import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";

test.each([
  ["Mira Castell", "MC"],
  ["Mira", "M"],
  ["Ana de la Cruz", "AC"],
  ["Otto Otto", "OO"],
])("without an image %s is %s, read by the whole name", (name, initials) => {
  const html = renderToStaticMarkup(<Avatar alt={name} />);
  expect(html).toContain(`role="img" aria-label="${name}"`);
  expect(html).toContain(`>${initials}</span>`);
});

test("beside a name it is silent, with or without an image", () => {
  expect(renderToStaticMarkup(<Avatar alt="" initials="M" />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<Avatar alt="" image="/mira.svg" />)).toContain('alt=""');
});
