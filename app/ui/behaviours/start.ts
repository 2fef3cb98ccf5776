// What components do by script on every page, with React in the browser or without it.
import { drawRipples } from "../button/ripple.ts";
import { showPasswords } from "../field/show-password.ts";
import { showThisYear } from "../footer/show-year.ts";
import { answerForms } from "../form/answer-form.ts";
import { closePanelsWhenWide } from "../navbar/close-panel-when-wide.ts";
import { closePopoversOnFocusOut } from "./close-on-focus-out.ts";
import { openAndCloseDialogsInOlderBrowsers } from "./dialogs-in-older-browsers.ts";

if (typeof document !== "undefined") {
  closePopoversOnFocusOut();
  closePanelsWhenWide();
  openAndCloseDialogsInOlderBrowsers();
  showPasswords();
  answerForms();
  drawRipples();
  showThisYear();
}
