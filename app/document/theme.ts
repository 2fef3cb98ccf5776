/** Where the visitor's choice of theme is kept. Not a cookie: no server needs to know. */
export const themeKey = "theme";

export type Theme = "light" | "dark";

/** The remembered choice; null means the system's. Storage can be refused (private windows): then nothing is kept. */
export function rememberedTheme(): Theme | null {
  try {
    const value = localStorage.getItem(themeKey);
    return value === "light" || value === "dark" ? value : null;
  } catch {
    return null;
  }
}

export function showTheme(theme: Theme | null) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
