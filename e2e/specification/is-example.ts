import { site } from "../../site.config.ts";

/** Whether the site is the example company's, whose texts and tone the tests quote. An owner has other texts. */
export const isExample = site.legalName === "Stackhouse Pty Ltd";
