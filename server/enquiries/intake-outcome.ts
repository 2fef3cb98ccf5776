import type { Schema } from "../store/schema.ts";

/** What became of a submission that was answered `ok`; `held`: taken for spam, and kept without a mail. */
export type IntakeOutcome = "accepted" | "held" | "repeated";

/** Hears of it once it is committed. */
export type RecordOutcome = (call: Schema["idempotency_keys"]["call"], kept: IntakeOutcome) => void;
