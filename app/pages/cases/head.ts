import { z } from "zod";
import { dayField, missing, summaryField, titleField, yesOrNo } from "../../../vite/markdown/head-fields.ts";
import { layerNames } from "./layers.ts";

const numbersHint = "must be three as 41 tills; 4 outages; 0 since";

/** What a case says of itself above its text. Its messages are read by the owner. */
export const caseHead = z
  .strictObject({
    title: titleField,
    /** Leads into the case, and stands beside its numbers on other pages. */
    summary: summaryField,
    /** Who asked, as far as may be said: "A retailer with seven shops". */
    client: z.string(missing).min(1, "must not be empty"),
    /** From the first message to the handover. */
    from: dayField,
    to: dayField,
    /** What the client paid for it. */
    price: z.string().optional(),
    /** When it was written: the numbers are counted until then. */
    date: dayField,
    numbers: z.string(missing).transform(readNumbers),
    /** Says what the table of days in its text counts. */
    chart: z.string().optional(),
    /** The layer in which the cause lay. */
    cause: z.enum(layerNames, `must be one of ${layerNames.join(", ")}`).optional(),
    /** True of a case that is made up: it says so, and goes with `demo: false`. */
    example: yesOrNo,
    draft: yesOrNo,
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "must not be before from" })
  .refine(({ to, date }) => to <= date, { path: ["date"], message: "must not be before to" });

export type CaseHead = z.infer<typeof caseHead>;

/** "41 tills; 4 outages": a number each, and what it counts. */
function readNumbers(text: string, { issues }: z.core.$RefinementCtx<string>) {
  const numbers = text
    .split(";")
    .map((part) => /^\s*(?<number>\$?\d\S*)\s+(?<of>.*\S)\s*$/.exec(part)?.groups);
  const read = numbers.flatMap((groups) =>
    groups?.number && groups.of ? [{ number: groups.number, of: groups.of }] : [],
  );
  if (read.length === 3 && numbers.length === 3) return read;
  issues.push({ code: "custom", input: text, message: numbersHint });
  return z.NEVER;
}
