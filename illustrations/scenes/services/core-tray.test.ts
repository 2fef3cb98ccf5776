import { expect, test } from "vitest";
import { coreTrayPhone, coreTrayWide } from "./core-tray.ts";

test.each([coreTrayPhone, coreTrayWide])(
  "the core in its tray has each layer once, and no stump more",
  ({ pieces }) => {
    const layers = pieces.flat().map(([stratum]) => stratum);
    expect(layers).toEqual(["interface", "delivery", "platform", "network", "bedrock"]);
  },
);
