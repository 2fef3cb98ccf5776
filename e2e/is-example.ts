import { site } from "../site.config.ts";

/**
 * Whether this is the example company's site, whose wording and tone the tests expect. An owner's site has other
 * wording.
 */
export const isExample = site.legalName === "Stackhouse Pty Ltd";
