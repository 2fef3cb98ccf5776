import { vi } from "vitest";

type Config = typeof import("../../site.config.ts");
const { site: owners } = await vi.importActual<Config>("../../site.config.ts");

/** In place of `site.config.ts` where a test writes times out: wherever the owner is, this company is in Sydney. */
export const site: Config["site"] = { ...owners, city: "Sydney", timeZone: "Australia/Sydney" };
