import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ResponseDialog, type ResponseDialogProps } from "./response-dialog.tsx";

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

  it("may do something of its own", () => {
    expect(buttonsOf({ action: { label: "Send again", onClick: () => {} } })?.[1]).toMatch(/>Send again$/);
  });
});
