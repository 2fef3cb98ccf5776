// The script inlined in the page. It types the headline without React, which the page otherwise loads only when touched.
import { typePhrases } from "../../../kit/typed-headline/type-phrases.ts";

const headline = document.querySelector<HTMLElement>("[data-still]");
if (headline) typePhrases(headline);
