import { expect, test } from "vitest";
import { firstStep, lettersOf, nextStep, type TypingStep } from "./typing.ts";

const times = { typeSpeed: 90, backSpeed: 90, backDelay: 200, startDelay: 500, loop: true };

test("types a phrase, waits, erases it and types the next one, at the times of R-ABOUT-4", () => {
  expect(course(["ab", "c"], times, 9)).toEqual([
    [590, "a"],
    [680, "ab"],
    [970, "a"],
    [1060, ""],
    [1150, "c"],
    [1440, ""],
    // The second pass, without the initial delay.
    [1530, "a"],
    [1620, "ab"],
    [1910, "a"],
  ]);
});

test("erases at its own speed", () => {
  expect(course(["ab"], { ...times, backSpeed: 30 }, 4)).toEqual([
    [590, "a"],
    [680, "ab"],
    [910, "a"],
    [940, ""],
  ]);
});

test("the last phrase stays without `loop`", () => {
  expect(course(["ab", "c"], { ...times, loop: false }, 99).at(-1)).toEqual([1150, "c"]);
});

test("an accent is typed together with its letter", () => {
  expect(course(["e\u0301t"], times, 2)).toEqual([
    [590, "e\u0301"],
    [680, "e\u0301t"],
  ]);
});

test("phrases that come late are typed; if there are fewer, it starts again", () => {
  expect(nextStep(firstStep, [], times)).toBeNull();
  expect(nextStep({ phrase: 2, letters: 1, erasing: false }, ["ab"], times)?.step).toEqual(firstStep);
  expect(course(["", "c"], times, 2).at(-1)?.[1]).toBe("c");
});

/** Returns the first `changes` changes: the time of each in milliseconds, and the resulting text. */
function course(phrases: string[], plan: typeof times, changes: number): [number, string][] {
  const seen: [number, string][] = [];
  let step: TypingStep = firstStep;
  let now = 0;
  for (let change = 0; change < changes; change++) {
    const next = nextStep(step, phrases, plan);
    if (!next) break;
    step = next.step;
    now += next.after;
    seen.push([
      now,
      lettersOf(phrases[step.phrase] ?? "")
        .slice(0, step.letters)
        .join(""),
    ]);
  }
  return seen;
}
