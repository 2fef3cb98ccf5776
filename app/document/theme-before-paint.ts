// Runs in the head before the first paint, so that the page never flashes in the wrong theme.
import { rememberedTheme, showTheme } from "./theme.ts";

showTheme(rememberedTheme());
