// Runs in the head, before the first paint, so that a remembered theme never flashes.
import { rememberedTheme, showTheme } from "./theme.ts";

showTheme(rememberedTheme());
