// Loads the component scripts that run on every page, whether or not React runs in the browser.
import "../button/ripple.ts";
import "../field/show-password.ts";
import "../footer/show-year.ts";
import "../form/answer-form.ts";
import "../navbar/close-panel-when-wide.ts";
import "./close-on-focus-out.ts";
import "./dialogs-in-older-browsers.ts";
import "./scroll-areas.ts";
