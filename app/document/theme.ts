/** The key in `localStorage`. A cookie would be sent to the server, which does not need the theme. */
export const themeKey = "theme";

export type Theme = "light" | "dark";

/** Returns the stored theme, or null (the system theme) if none is stored or storage is unavailable. */
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
