// R-KIT-17
import { describe, expect, it, test, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { useHydrated } from "../hydration.ts";
import { rendered, textsOf } from "../rendered.ts";
import { ResponseDialog, type ResponseDialogProps } from "./response-dialog.tsx";

vi.mock(import("../button/button.tsx"), { spy: true });
vi.mock(import("../hydration.ts"), { spy: true });

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

  it("runs its own `onClick`, then closes the dialog", () => {
    vi.mocked(useHydrated).mockReturnValue(true);
    const later = buttonsOf({ action: "Later", onClose: () => {} });
    expect(later[1]).toMatchObject({ is: "button", label: "Later" });
    const sendAgain = vi.fn();
    const again = buttonsOf({ action: { label: "Again", onClick: sendAgain } });
    expect(again[1]).toMatchObject({ is: "button", label: "Again" });
    const close = vi.fn();
    const pressed = { currentTarget: { closest: () => ({ close }) } } as never;
    vi.mocked(Button).mock.lastCall?.[0].onClick?.(pressed);
    expect(sendAgain).toHaveBeenCalledBefore(close);
    expect(close).toHaveBeenCalledOnce();
  });
});

test("a response dialog is described by its message if it has one", () => {
  const describedBy = (page: HTMLElement) => page.querySelector("dialog")?.getAttribute("aria-describedby");
  const page = rendered(<ResponseDialog {...words} message="It is on its way." />);
  expect(textsOf(page, `[id="${describedBy(page)}"]`)).toEqual(["It is on its way."]);
  expect(describedBy(rendered(<ResponseDialog {...words} />))).toBeNull();
});
