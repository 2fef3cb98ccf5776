import { z } from "zod";
import type { CaseHead } from "../../app/pages/cases/case.ts";
import { layerNames } from "../../app/pages/cases/layers.ts";
import { dayField, missing, summaryField, titleField, yesOrNo } from "../markdown/head-fields.ts";

/** The schema of a case study's front matter. The owner sees its error messages. */
export const caseHead: z.ZodType<CaseHead> = z
  .strictObject({
    title: titleField,
    summary: summaryField,
    client: z.string(missing).min(1, "must not be empty"),
    from: dayField,
    to: dayField,
    price: z.string().optional(),
    date: dayField,
    numbers: z.string(missing).transform(readNumbers),
    chart: z.string().optional(),
    cause: z.enum(layerNames, `must be one of ${layerNames.join(", ")}`).optional(),
    example: yesOrNo,
    draft: yesOrNo,
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "must not be before from" })
  .refine(({ to, date }) => to <= date, { path: ["date"], message: "must not be before to" });

/** Parses three numbers and what they count, such as "41 tills; 4 outages; 3 days". */
function readNumbers(text: string, { issues }: z.core.$RefinementCtx<string>) {
  const parts = text.split(";");
  const numbers = parts.flatMap((part) => {
    const { number, of } = /^\s*(?<number>\$?\d\S*)\s+(?<of>.*\S)\s*$/.exec(part)?.groups ?? {};
    return number && of ? [{ number, of }] : [];
  });
  if (parts.length === 3 && numbers.length === 3) return numbers;
  issues.push({ code: "custom", input: text, message: "must be three, like 41 tills; 4 outages; 0 since" });
  return z.NEVER;
}
