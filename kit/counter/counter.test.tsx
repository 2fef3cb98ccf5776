// R-WIDGET-8
import { expect, test } from "vitest";
import { CounterCard } from "../counter-card/counter-card.tsx";
import { rendered } from "../rendered.ts";
import { Counter } from "./counter.tsx";

test("the HTML contains the final number, and says that it will move when it is seen", () => {
  expect(rendered(<Counter />).querySelector("[data-kit-moves]")).not.toBeNull();
  expect(rendered(<Counter />).textContent).toBe("2017");
  expect(rendered(<Counter end={1679700} suffix=" +" />).textContent).toBe("1,679,700 +");
  expect(rendered(<CounterCard count={50} suffix="+" title="brands" />).textContent).toBe("50+brands");
});
