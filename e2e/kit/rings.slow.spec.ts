// R-PAGE-1
import { wcagContrast } from "culori";
import { expect, test } from "./bench.ts";

test("the focus ring of everything in every example, even in open menus and dialogs, has a contrast of 3:1", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => window.examples.show());
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Makes the browser show rings even if a script moves the focus.
    await page.keyboard.press("Tab");
    const rings = await page.evaluate(ringsInExamples);
    expect(rings.length).toBeGreaterThan(300);
    // An example whose text is faint too is made for another ground than the page's.
    const faint = rings.filter(({ ring, text, ground }) => {
      return wcagContrast(ring, ground) < 3 && wcagContrast(text, ground) >= 3;
    });
    expect.soft(faint, colorScheme).toEqual([]);
  }
});

/** Runs in the page. Focuses everything, and returns the colours of each ring. */
function ringsInExamples() {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const layers = ":popover-open, dialog:modal, [open]";
  return [...document.querySelectorAll("[data-example]")].flatMap((example) => [
    ...ringsIn(example),
    ...[...example.querySelectorAll<HTMLElement>("[popovertarget], [command=show-modal], summary")].flatMap(
      (opener) => {
        opener.click();
        const rings = [...example.querySelectorAll(layers)].flatMap(ringsIn);
        for (const open of example.querySelectorAll<HTMLElement>(layers)) {
          if (open instanceof HTMLDialogElement) open.close();
          else open.popover && open.hidePopover();
        }
        return rings;
      },
    ),
  ]);

  function ringsIn(place: Element) {
    return [
      ...place.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary, [tabindex]"),
    ].flatMap((stop) => {
      stop.focus({ preventScroll: true });
      const { outlineStyle, outlineColor, outlineOffset, color } = getComputedStyle(stop);
      const ground = groundOf(outlineOffset.startsWith("-") ? stop : stop.parentElement);
      if (document.activeElement !== stop || outlineStyle === "none" || !ground) return [];
      const told = `${example(stop)}: ${stop.localName} ${stop.textContent.slice(0, 30)}`;
      return [
        { told, ring: mix([...ground, outlineColor]), text: mix([...ground, color]), ground: mix(ground) },
      ];
    });
  }

  function example(stop: Element) {
    return stop.closest("[data-example]")?.getAttribute("data-example");
  }

  /** Returns the colours behind an element, from the back, or undefined if there is a picture. */
  function groundOf(element: Element | null): string[] | undefined {
    if (!element) return ["white"];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const behind = groundOf(element.parentElement);
    return backgroundImage === "none" ? behind && [...behind, backgroundColor] : undefined;
  }

  function mix(colours: string[]) {
    for (const colour of colours) {
      if (canvas) canvas.fillStyle = colour;
      canvas?.fillRect(0, 0, 1, 1);
    }
    return `rgb(${canvas?.getImageData(0, 0, 1, 1).data.slice(0, 3).join(" ")})`;
  }
}
