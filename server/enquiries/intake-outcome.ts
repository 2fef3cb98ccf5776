import type { Schema } from "../store/schema.ts";

/** What became of a submission that was answered `ok`; `quarantined`: taken for spam, and kept without a mail. */
export type IntakeOutcome = "accepted" | "quarantined" | "repeated";

/** Hears of it once it is committed. */
export type RecordOutcome = (call: Schema["idempotency_keys"]["call"], kept: IntakeOutcome) => void;
