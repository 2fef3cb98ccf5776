// The script that every page loads. Every page also works without it.
import "../../kit/behaviours/start.ts";
import { rememberedTheme, showTheme, themeKey } from "../document/theme.ts";
import { reportPageView } from "./report-page-view.ts";

offerThemes();
reportPageView();
checkForms();

function offerThemes() {
  const choices = document.querySelectorAll<HTMLInputElement>("[data-theme-switch] input");
  for (const choice of choices) {
    choice.checked = choice.value === (rememberedTheme() ?? "system");
    choice.addEventListener("change", () => {
      try {
        if (choice.value === "system") localStorage.removeItem(themeKey);
        else localStorage.setItem(themeKey, choice.value);
      } catch {
        // If storage is unavailable, the chosen theme lasts only until the visitor leaves the page.
      }
      showTheme(choice.value === "light" || choice.value === "dark" ? choice.value : null);
    });
  }
}

/** Loads a form's own checks when it is first submitted, and then submits it again. Without them it is posted. */
function checkForms() {
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.checkedBy) return;
    event.preventDefault();
    await import(/* @vite-ignore */ form.dataset.checkedBy).catch(console.error);
    delete form.dataset.checkedBy;
    form.requestSubmit(event.submitter);
  });
}
