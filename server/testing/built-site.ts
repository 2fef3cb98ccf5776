import { ensureBuilt } from "../../scripts/built.mjs";

/** Vitest's global setup for tests of the built site: builds it if its sources have changed. */
export default () => ensureBuilt();
