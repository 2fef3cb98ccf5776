import { site } from "../../site.config.ts";

/** The quoted texts and the voice belong to the example company; an owner has others. */
export const isExample = site.legalName === "Stackhouse Pty Ltd";
