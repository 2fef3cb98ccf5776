// R-WIDGET-16
import { describe, expect, it } from "vitest";
import { partsOf, splitCompleteParts } from "./delimited-text.ts";

describe("several values in one string", () => {
  it("are split at the delimiter", () => {
    expect(partsOf("Italy, Spain,,Poland ", ",")).toEqual(["Italy", "Spain", "Poland"]);
    expect(partsOf("Rome, Italy; Bari, Italy", ";")).toEqual(["Rome, Italy", "Bari, Italy"]);
  });

  it("are split while the visitor types, and the last one counts as unfinished", () => {
    expect(splitCompleteParts("italy, spa", ",")).toEqual({ finished: ["italy"], unfinished: "spa" });
    expect(splitCompleteParts("italy,spain , ", ",")).toEqual({
      finished: ["italy", "spain"],
      unfinished: "",
    });
    expect(splitCompleteParts(",spa", ",")).toEqual({ finished: [], unfinished: "spa" });
    expect(splitCompleteParts("new ", ",")).toEqual({ finished: [], unfinished: "new " });
    expect(splitCompleteParts("a,b;c", ";")).toEqual({ finished: ["a,b"], unfinished: "c" });
  });
});
