import { ensureBuilt } from "../../scripts/built.mjs";

/** Before the tests that run the built site: what is built is what the sources say. */
export default ensureBuilt;
