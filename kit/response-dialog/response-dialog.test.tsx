// R-KIT-17
import { describe, expect, it, test } from "vitest";
import { rendered, textsOf } from "../rendered.ts";
import { ResponseDialog, type ResponseDialogProps } from "./response-dialog.tsx";

const words = { title: "Sent", heading: "Thank you", state: "info", closeHref: "/" } as const;

const buttonsOf = (more: Partial<ResponseDialogProps>) =>
  Array.from(rendered(<ResponseDialog {...words} {...more} />).querySelectorAll("a, button"), (button) => ({
    is: button.localName,
    to: button.getAttribute("href"),
    label: button.textContent,
  }));

describe("the action of a response dialog", () => {
  it("is 'close' by default, with a single button", () => {
    expect(buttonsOf({})).toHaveLength(1);
    expect(buttonsOf({ action: "close" })).toEqual(buttonsOf({}));
  });

  it("is a second button if it is another text; before hydration both buttons link to `closeHref`", () => {
    expect(buttonsOf({ action: "Please try again later" })).toEqual([
      { is: "a", to: "/", label: "Close" },
      { is: "a", to: "/", label: "Please try again later" },
    ]);
  });
});

test("a response dialog is described by its message if it has one", () => {
  const describedBy = (page: HTMLElement) => page.querySelector("dialog")?.getAttribute("aria-describedby");
  const page = rendered(<ResponseDialog {...words} message="It is on its way." />);
  expect(textsOf(page, `[id="${describedBy(page)}"]`)).toEqual(["It is on its way."]);
  expect(describedBy(rendered(<ResponseDialog {...words} />))).toBeNull();
});
