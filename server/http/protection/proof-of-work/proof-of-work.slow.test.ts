import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { solved } from "../../../testing/solve-challenge.ts";
import { challengeLifeMs, createProofOfWork } from "./proof-of-work.ts";

const secret = "a secret of 32 characters or more";
const work = createProofOfWork({ secret, now: Date.now });
/** Two proofs for one form: whatever is wrong with a mixture is the mixing. */
let proof: string;
let another: string;
let made: number;

beforeAll(async () => {
  made = Date.now();
  proof = await solved(await work.challenge("contact"));
  another = await solved(await work.challenge("contact"));
});

const wrong = { state: "false" };

test("47. a challenge that was solved for this form is a sound proof, named by its challenge", async () => {
  const { challenge } = JSON.parse(proof);
  expect(await work.check("contact", proof)).toEqual({
    state: "sound",
    challenge: challenge.signature,
    expiresAt: challenge.parameters.expiresAt * 1000,
  });
});

test.each([undefined, null, ""])("no proof (%j) is a missing one, and not a false one", async (text) => {
  expect(await work.check("contact", text)).toEqual({ state: "missing" });
});

test("47. solved for another form, a proof is false", async () => {
  expect(await work.check("support", proof)).toEqual(wrong);
  expect(await work.check("newsletter", proof)).toEqual(wrong);
});

test("47. a proof is good for 20 hours, as long as anybody writes, and false after that", async () => {
  const later = (ms: number) => createProofOfWork({ secret, now: () => made + ms });
  // Whole seconds: it may run out up to one earlier.
  expect(await later(challengeLifeMs - 1_000).check("contact", proof)).toMatchObject({ state: "sound" });
  expect(await later(challengeLifeMs + 10_000).check("contact", proof)).toEqual(wrong);
});

test("47. a proof that was made longer ago than that is false however it is dated", async () => {
  const past = createProofOfWork({ secret, now: () => Date.now() - challengeLifeMs - 10_000 });
  const old = await solved(await past.challenge("contact"));
  expect(await work.check("contact", old)).toEqual(wrong);
  const redated = JSON.parse(old);
  redated.challenge.parameters.expiresAt += 3600;
  expect(await work.check("contact", JSON.stringify(redated))).toEqual(wrong);
});

test("47. spliced from two sound proofs, whichever parts are taken, a proof is false", async () => {
  const [one, other] = [JSON.parse(proof), JSON.parse(another)];
  const parameters = Object.keys(one.challenge.parameters).filter(
    // Text and numbers; what is no such thing, the name of the form, is the same in both.
    (name) => String(one.challenge.parameters[name]) !== String(other.challenge.parameters[name]),
  );
  expect(parameters).toEqual(expect.arrayContaining(["keyPrefix", "nonce", "salt"]));
  const mixtures = [
    { ...one, solution: other.solution },
    { ...one, solution: { ...one.solution, derivedKey: other.solution.derivedKey } },
    { ...one, challenge: { ...one.challenge, signature: other.challenge.signature } },
    ...parameters.map((name) => ({
      ...one,
      challenge: {
        ...one.challenge,
        parameters: { ...one.challenge.parameters, [name]: other.challenge.parameters[name] },
      },
    })),
  ];
  for (const mixture of mixtures) expect(await work.check("contact", JSON.stringify(mixture))).toEqual(wrong);
});

test("47. with any one byte changed, left out or put in, a proof is false", async () => {
  const edit = fc.record({
    place: fc.nat(proof.length),
    removed: fc.nat(1),
    put: fc.string({
      unit: fc.oneof(
        fc.constantFrom(...'0123456789abcdef{}[]":, \\'),
        fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
      ),
      maxLength: 1,
    }),
  });
  await fc.assert(
    fc.asyncProperty(edit, async ({ place, removed, put }) => {
      const edited = proof.slice(0, place) + put + proof.slice(place + removed);
      fc.pre(edited !== proof);
      expect(await work.check("contact", edited)).toEqual(wrong);
    }),
    { numRuns: 2_000 },
  );
});

test("47. no byte is forgotten: each one changed by itself makes a proof false", async () => {
  for (let place = 0; place < proof.length; place++) {
    const changed = proof[place] === "0" ? "1" : "0";
    const edited = proof.slice(0, place) + changed + proof.slice(place + 1);
    expect([place, await work.check("contact", edited)]).toEqual([place, wrong]);
  }
});

test("47. written in another way, the same proof is false: there is one text for each", async () => {
  const parsed = JSON.parse(proof);
  const others = [
    JSON.stringify(parsed, null, 1),
    JSON.stringify({ solution: parsed.solution, challenge: parsed.challenge }),
    JSON.stringify({ ...parsed, solution: { ...parsed.solution, time: 1 } }),
    proof.replace('"counter":', '"counter":1,"counter":'),
    `${proof} `,
  ];
  for (const text of others) expect(await work.check("contact", text)).toEqual(wrong);
});

test("47. a challenge that was signed with another key is false", async () => {
  const elsewhere = createProofOfWork({ secret: "another secret of 32 characters.", now: Date.now });
  expect(await work.check("contact", await solved(await elsewhere.challenge("contact")))).toEqual(wrong);
});

test("47. whatever else is sent is false, and no fault of ours", async () => {
  const anything = fc.oneof(
    fc.json(),
    fc.string({ unit: "binary", minLength: 1 }),
    fc.constant("[".repeat(60_000)),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (text) => {
      expect(await work.check("contact", text)).toEqual(wrong);
    }),
    { numRuns: 500 },
  );
});
