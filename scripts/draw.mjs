// Regenerates the drawings whose sources in illustrations/ have changed.
import { drawPictures } from "./checks.mjs";

await drawPictures();
