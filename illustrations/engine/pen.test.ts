import { expect, test } from "vitest";
import { pen, shortest } from "./pen.ts";

test("path data has relative steps and no repeated letters", () => {
  const data = pen().move(10, 10).line(20, 12).line(30, 11).line(30, 20).line(25, 20).close().data();
  expect(data).toBe("M10 10l10 2 10-1v9h-5z");
});

test("rounding errors do not add up along a line", () => {
  const ink = pen().move(0, 0);
  for (let x = 1; x <= 100; x++) ink.line(x * 1.4, x * 0.4);
  expect(endOf(ink.data())).toEqual([140, 40]);
});

test("a pen with two steps per pixel keeps half pixels", () => {
  expect(pen(2).move(0.5, 1.26).line(1, 2).data()).toBe("M.5 1.5l.5 .5");
});

test("a second line starts relative to the end of the first", () => {
  expect(pen().move(5, 5).line(9, 5).move(1, 1).line(1, 9).data()).toBe("M5 5h4m-8-4v8");
});

test("numbers have no needless zeros", () => {
  expect([0.5, -0.25, -0, 12, 3.456].map(shortest)).toEqual([".5", "-.25", "0", "12", "3.46"]);
});

function endOf(data: string): [number, number] {
  let [x, y] = [0, 0];
  for (const [, letter, list = ""] of data.matchAll(/([Mlhv])([^A-Za-z]*)/g)) {
    const numbers = [...list.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
    if (letter === "h") for (const dx of numbers) x += dx;
    else if (letter === "v") for (const dy of numbers) y += dy;
    else {
      for (let index = 0; index < numbers.length; index += 2) {
        x += numbers[index] ?? 0;
        y += numbers[index + 1] ?? 0;
      }
    }
  }
  return [x, y];
}
