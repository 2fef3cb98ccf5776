// All the script that most pages get. Every page works without it; each part makes one thing nicer.
import "../../kit/behaviours/start.ts";
import { rememberedTheme, showTheme, themeKey } from "../document/theme.ts";
import { reportPageView } from "./report-page-view.ts";

offerThemes();
reportPageView();

function offerThemes() {
  const choices = document.querySelectorAll<HTMLInputElement>("[data-theme-switch] input");
  for (const choice of choices) {
    choice.checked = choice.value === (rememberedTheme() ?? "system");
    choice.addEventListener("change", () => {
      try {
        if (choice.value === "system") localStorage.removeItem(themeKey);
        else localStorage.setItem(themeKey, choice.value);
      } catch {
        // Storage is refused: the choice holds for this page.
      }
      showTheme(choice.value === "light" || choice.value === "dark" ? choice.value : null);
    });
  }
}
