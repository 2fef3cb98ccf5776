import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CounterCard } from "../counter-card/counter-card.tsx";
import { Counter } from "./counter.tsx";

test("the final number is in the page before anything counts", () => {
  expect(textOf(<Counter />)).toBe("2017");
  expect(textOf(<Counter end={1679700} suffix=" +" />)).toBe("1,679,700 +");
  expect(textOf(<CounterCard count={50} suffix="+" title="brands" />)).toBe("50+brands");
});

function textOf(element: React.ReactElement): string {
  return renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, "");
}
