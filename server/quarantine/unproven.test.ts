import { expect, test } from "vitest";
import { judgeEnquiry, judgeSignup } from "./judgement.ts";
import { enough, half } from "./suspicion.ts";
import { falseProof, noProof } from "./unproven.ts";

const enquiry = { name: "Jane", message: "Hello", honeypot: false, sameTextSenders: 0 } as const;
const sixLinks = Array.from({ length: 6 }, (_, index) => `https://${index}.example`).join(" ");

test("47. a false proof quarantines anything by itself", () => {
  expect(falseProof("false")).toEqual({ reason: "false-proof", weight: enough });
  expect(judgeEnquiry({ ...enquiry, proof: "false" })).toBe("false-proof");
  expect(judgeSignup({ honeypot: false, proof: "false" })).toBe("false-proof");
});

test("47. a missing proof, as from a browser without JavaScript, is half a sign and quarantines nothing by itself", () => {
  expect(noProof("missing")).toEqual({ reason: "no-proof", weight: half });
  expect(judgeEnquiry({ ...enquiry, proof: "missing" })).toBeNull();
  expect(judgeSignup({ honeypot: false, proof: "missing" })).toBeNull();
  expect(judgeEnquiry({ ...enquiry, message: sixLinks, proof: "missing" })).toBe("no-proof, many-links");
});

test("47. a client whose browser fills in the form is faster than the proof, and not quarantined for both", () => {
  expect(judgeEnquiry({ ...enquiry, pageAge: 1_000, proof: "missing" })).toBeNull();
});

test.each(["sound", undefined] as const)("a proof that is %s is no sign", (proof) => {
  expect([falseProof(proof), noProof(proof)]).toEqual([null, null]);
  expect(judgeEnquiry({ ...enquiry, message: sixLinks, proof })).toBeNull();
});
