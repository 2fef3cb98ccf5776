// Draws what has changed in illustrations/.
import { drawPictures } from "./checks.mjs";

await drawPictures();
