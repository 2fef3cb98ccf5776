// R-SHOW-13
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

const examples = import.meta.glob<{ default: () => React.ReactNode }>("./examples/*/*.tsx", { eager: true });

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(Object.entries(examples))(
  "%s renders on the server without a warning",
  (_, { default: Example }) => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(renderToString(createElement(Example))).not.toBe("");
    expect(consoleError.mock.calls).toEqual([]);
  },
);
