// R-WIDGET-12, R-WIDGET-13
import { describe, expect, it } from "vitest";
import { rendered, textsOf } from "../rendered.ts";
import { Slider } from "./slider.tsx";

describe("a slider in the HTML", () => {
  it("has the limits 0 and 100 and the step 1 by default, and shows its value above the handle", () => {
    const page = rendered(<Slider label="Volume" defaultValues={[50]} />);
    expect(page.querySelector('input[min="0"][max="100"][step="1"]')).not.toBeNull();
    expect(textsOf(page, "text")).toEqual(["50"]);
    expect(page.querySelector("[style]")).toBeNull();
  });

  it("without tooltips shows the value only beside its label", () => {
    const page = rendered(<Slider label="Volume" defaultValues={[50]} tooltips={false} />);
    expect(textsOf(page, "text")).toEqual([]);
    expect(textsOf(page, "output")).toEqual(["50"]);
  });

  it("with two handles is a fieldset with a labelled input for each, and shows controlled values in order", () => {
    const page = rendered(
      <Slider label="Price" values={[80, 30.4]} defaultValues={[1, 2]} handles={["From", "To"]} />,
    );
    expect(textsOf(page, "fieldset > legend:first-child")).toEqual(["Price"]);
    expect(textsOf(page, "label")).toEqual(["From", "To"]);
    expect(textsOf(page, "output")).toEqual(["30 – 80"]);
    expect(page.querySelectorAll("input:not([aria-valuetext])")).toHaveLength(2);
  });

  it("passes its props to the input of each handle, and the id to the first", () => {
    const page = rendered(
      <Slider id="price" label="Price" defaultValues={[30, 80]} aria-describedby="note" />,
    );
    const all = (selector: string, name: string) =>
      Array.from(page.querySelectorAll(selector), (element) => element.getAttribute(name));
    expect(all("input[aria-describedby=note]", "id")).toEqual(["price", "price-1"]);
    expect(all("label", "for")).toEqual(["price", "price-1"]);
    expect(all("output", "for")).toEqual(["price price-1"]);
  });

  it("draws a handle in the upper half above the next one, and speaks formatted values", () => {
    const format = (value: number) => `${value} m`;
    const page = rendered(<Slider label="Depth" values={[40, 50, 60, 70]} format={format} />);
    const inputs = Array.from(page.querySelectorAll("input"));
    expect(inputs.map((input) => input.hasAttribute("data-over"))).toEqual([false, false, true, false]);
    expect(inputs.map((input) => input.getAttribute("aria-valuetext"))).toEqual([40, 50, 60, 70].map(format));
    expect(textsOf(page, "label")).toEqual([1, 2, 3, 4].map((handle) => `Handle ${handle}`));
  });

  it.each([
    ["from the beginning to its handle", [30], "0%", "30%"],
    ["from the lowest handle to the highest", [80, 30, 50], "30%", "50%"],
  ])("colours its track %s", (_, values, from, width) => {
    const coloured = rendered(<Slider label="Depth" values={values} />).querySelector("svg > rect + rect");
    expect([coloured?.getAttribute("x"), coloured?.getAttribute("width")]).toEqual([from, width]);
  });

  it("has its handle in the middle by default, like a native one", () => {
    expect(textsOf(rendered(<Slider label="Volume" max={50} />), "output")).toEqual(["25"]);
  });

  it("refuses an empty array", () => {
    const model = new RangeError("model must not be an empty array");
    expect(() => rendered(<Slider label="None" defaultValues={[]} />)).toThrow(model);
  });
});
