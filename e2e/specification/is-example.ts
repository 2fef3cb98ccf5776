import { site } from "../../site.config.ts";

/** The words of the specification, and our own voice, are the example company's: an owner has others. */
export const isExample = site.legalName === "Stackhouse Pty Ltd";
