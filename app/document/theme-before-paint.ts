// Runs in the head before the first paint, so that the page never flashes in the wrong theme.
import { rememberedTheme } from "./theme.ts";

const theme = rememberedTheme();
if (theme) document.documentElement.dataset.theme = theme;
