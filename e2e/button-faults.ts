import type { Page } from "@playwright/test";

/**
 * Presses every visible button that is not disabled, in a page with reduced motion. Returns those that had no effect
 * (nothing in the document changed, nothing opened, and no form was submitted), and those that made something move.
 * Leaves out the showcase's previews without React, and its buttons that only show a tooltip.
 */
export function buttonFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const limitMs = 2_000;
    const buttons = document.querySelectorAll<HTMLButtonElement>("button:enabled:not([aria-disabled=true])");
    const faults: string[] = [];
    for (const button of buttons) {
      const isSample =
        button.closest("[inert]") ||
        (button.closest("[data-stage]") && (!button.closest("[data-island]") || hasTooltip(button)));
      const isChosen = button.matches("[aria-selected=true], [aria-current]");
      if (isSample || isChosen || !button.checkVisibility({ visibilityProperty: true })) continue;
      if (!(await answers(button))) faults.push(button.textContent);
      // The style sheet shortens animations to a millisecond.
      if (document.getAnimations().some(({ effect }) => Number(effect?.getComputedTiming().duration) > 1))
        faults.push(`${button.textContent} moves something`);
      for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
      for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
    }
    return faults;

    function hasTooltip(button: HTMLButtonElement): boolean {
      return button.ariaDescribedByElements?.some(({ role }) => role === "tooltip") ?? false;
    }

    async function answers(button: HTMLButtonElement): Promise<boolean> {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const stop = new AbortController();
      const heard = (event: Event) => {
        if (event.type === "submit") event.preventDefault();
        resolve(true);
      };
      for (const type of ["submit", "invalid", "beforetoggle"])
        addEventListener(type, heard, { capture: true, signal: stop.signal });
      const changes = new MutationObserver(() => resolve(true));
      changes.observe(document.body, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
      const limit = setTimeout(() => resolve(false), limitMs);
      button.click();
      const answered = await promise;
      clearTimeout(limit);
      changes.disconnect();
      stop.abort();
      return answered;
    }
  });
}
