// R-INBOX-2
import { expect, test } from "vitest";
import { owner } from "../../content/pages/owner.ts";
import { ownerActionAddress, ownerActions } from "../../contract/owner-actions.ts";
import { byName, mainOf, textsOf } from "./built-page.ts";

test.each(ownerActions)(
  "the page behind the owner's %s link asks for confirmation with one button, which sends a POST request",
  (action) => {
    const { title, button } = owner.actions[action];
    const main = mainOf(ownerActionAddress(action));
    expect(textsOf(main, "h1")).toEqual([title]);
    const form = byName(main, "form[method=post]");
    expect(textsOf(form, "button")).toEqual([button]);
    expect(byName(form, "input").getAttribute("value")).toBe("yes");
    expect(byName(form, "input").getAttribute("name")).toBe("act");
  },
);
