// R-KIT-22
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type Controllable, useControllable } from "./controllable.ts";

/** A component that requests another value once. */
function Depth({ asksFor, ...given }: Controllable<number> & { asksFor?: number }) {
  const [depth, setDepth] = useControllable(given);
  if (depth === 7 && asksFor !== undefined) setDepth(asksFor);
  return depth;
}

const drill = vi.fn();

function Holder() {
  const [held, hold] = useControllable({ defaultValue: () => {} });
  if (held !== drill) hold(drill);
  return held === drill ? "the drill" : "nothing";
}

test("without a value the component has its own: it begins with the default and changes it", () => {
  expect(renderToStaticMarkup(<Depth defaultValue={3} />)).toBe("3");
  expect(renderToStaticMarkup(<Depth defaultValue={7} asksFor={9} />)).toBe("9");
});

test("a given value stays until another is given", () => {
  expect(renderToStaticMarkup(<Depth value={0} defaultValue={3} />)).toBe("0");
  expect(renderToStaticMarkup(<Depth value={7} defaultValue={3} asksFor={9} />)).toBe("7");
});

test.each([{}, { value: 7 }])("given %j, the parent is told of what is asked for", (given) => {
  const onChange = vi.fn();
  renderToStaticMarkup(<Depth {...given} defaultValue={7} asksFor={9} onChange={onChange} />);
  expect(onChange.mock.calls).toEqual([[9]]);
});

test("asking for the value that it has already changes nothing", () => {
  const onChange = vi.fn();
  expect(renderToStaticMarkup(<Depth defaultValue={7} asksFor={7} onChange={onChange} />)).toBe("7");
  expect(onChange).not.toHaveBeenCalled();
});

test("the value may be a function: it is not called", () => {
  expect(renderToStaticMarkup(<Holder />)).toBe("the drill");
  expect(drill).not.toHaveBeenCalled();
});
