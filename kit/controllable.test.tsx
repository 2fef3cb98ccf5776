// R-KIT-22
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type Controllable, useControllable } from "./controllable.ts";

/** A component that requests `asksFor` as its next value whenever the current value is 7. */
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

test("without a value the hook keeps one, which starts with the default", () => {
  expect(renderToStaticMarkup(<Depth defaultValue={3} />)).toBe("3");
  expect(renderToStaticMarkup(<Depth defaultValue={7} asksFor={9} />)).toBe("9");
});

test("a controlled value stays until the parent changes it", () => {
  expect(renderToStaticMarkup(<Depth value={0} defaultValue={3} />)).toBe("0");
  expect(renderToStaticMarkup(<Depth value={7} defaultValue={3} asksFor={9} />)).toBe("7");
});

test.each([{}, { value: 7 }])("with %j the parent is notified of a requested value", (given) => {
  const onChange = vi.fn();
  renderToStaticMarkup(<Depth {...given} defaultValue={7} asksFor={9} onChange={onChange} />);
  expect(onChange.mock.calls).toEqual([[9]]);
});

test("a request for the current value changes nothing", () => {
  const onChange = vi.fn();
  expect(renderToStaticMarkup(<Depth defaultValue={7} asksFor={7} onChange={onChange} />)).toBe("7");
  expect(onChange).not.toHaveBeenCalled();
});

test("a value that is a function is not called", () => {
  expect(renderToStaticMarkup(<Holder />)).toBe("the drill");
  expect(drill).not.toHaveBeenCalled();
});
