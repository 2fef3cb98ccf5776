import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Slider } from "./slider.tsx";

describe("a slider in the HTML", () => {
  it("goes from 0 to 100 by 1, and shows its value over the handle", () => {
    const html = renderToStaticMarkup(<Slider label="Volume" defaultValues={[50]} />);
    expect(html).toContain('min="0" max="100" step="1"');
    expect(html).toMatch(/<text[^>]*>50<\/text>/);
    expect(html).not.toContain("style=");
  });

  it("shows none over the handle without tooltips, but beside its name", () => {
    const html = renderToStaticMarkup(<Slider label="Volume" defaultValues={[50]} tooltips={false} />);
    expect(html).not.toContain("<text");
    expect(html).toMatch(/<output[^>]*>50<\/output>/);
  });

  it("with two handles is a fieldset with a named input for each", () => {
    const html = renderToStaticMarkup(
      <Slider label="Price" defaultValues={[30, 80]} handles={["From", "To"]} />,
    );
    expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>Price<\/legend>/);
    expect(html).toMatch(/<label[^>]*>From<\/label>.*<label[^>]*>To<\/label>/);
  });

  it("shows the values that its parent decides", () => {
    const html = renderToStaticMarkup(<Slider label="Price" values={[80, 30.4]} defaultValues={[1, 2]} />);
    expect(html).toMatch(/<output[^>]*>30 – 80<\/output>/);
  });

  it("gives each handle its properties, and the first the id", () => {
    const html = renderToStaticMarkup(
      <Slider id="price" label="Price" defaultValues={[30, 80]} aria-describedby="note" />,
    );
    expect(html.match(/<input[^>]* aria-describedby="note"/g)).toHaveLength(2);
    expect(html).toMatch(/<output[^>]* for="price price-1"/);
    expect(html).toMatch(
      /<label for="price">.*<input[^>]* id="price".*<label for="price-1">.*<input[^>]* id="price-1"/,
    );
  });

  it("refuses an empty array", () => {
    expect(() => renderToStaticMarkup(<Slider label="None" defaultValues={[]} />)).toThrow(RangeError);
  });
});
