// Types the headline of About us without React, which the page loads only when it is touched.
import { typePhrases } from "../../../kit/typed-headline/type-phrases.ts";

const headline = document.querySelector<HTMLElement>("[data-still]");
if (headline) typePhrases(headline);
