import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { useHydrated } from "../hydrated.ts";
import { ResponseDialog, type ResponseDialogProps } from "./response-dialog.tsx";

vi.mock(import("../button/button.tsx"), { spy: true });
vi.mock(import("../hydrated.ts"), { spy: true });

const words = { title: "Sent", heading: "Thank you", state: "info", closeHref: "/" } as const;

const buttonsOf = (more: Partial<ResponseDialogProps>) =>
  renderToStaticMarkup(<ResponseDialog {...words} {...more} />).match(/<(a|button)[^>]*>[^<]*/g);

describe("the action of a response dialog", () => {
  it("is 'close' unless another is given: there is one button", () => {
    expect(buttonsOf({})).toHaveLength(1);
    expect(buttonsOf({ action: "close" })).toEqual(buttonsOf({}));
  });

  it("is a second button with its label otherwise; in the HTML both lead where closing leads", () => {
    const [close, again] = buttonsOf({ action: "Please try again later" }) ?? [];
    expect(close).toMatch(/^<a[^>]*href="\/"[^>]*>Close$/);
    expect(again).toMatch(/^<a[^>]*href="\/"[^>]*>Please try again later$/);
  });

  it("leaves to `onClose` what happens then, after it has done something of its own", () => {
    vi.mocked(useHydrated).mockReturnValue(true);
    expect(buttonsOf({ action: "Later", onClose: () => {} })?.[1]).toMatch(/^<button[^>]*>Later$/);
    const sendAgain = vi.fn();
    expect(buttonsOf({ action: { label: "Again", onClick: sendAgain } })?.[1]).toMatch(
      /^<button[^>]*>Again$/,
    );
    const close = vi.fn();
    const pressed = { currentTarget: { closest: () => ({ close }) } } as never;
    vi.mocked(Button).mock.lastCall?.[0].onClick?.(pressed);
    expect(sendAgain).toHaveBeenCalledBefore(close);
    expect(close).toHaveBeenCalledOnce();
  });
});

test("a response dialog is described by its message, where there is one", () => {
  const html = renderToStaticMarkup(<ResponseDialog {...words} message="It is on its way." />);
  const [, id] = /<dialog[^>]* aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<p id="${id}"[^>]*>It is on its way\\.`));
  expect(renderToStaticMarkup(<ResponseDialog {...words} />)).not.toContain("aria-describedby");
});
