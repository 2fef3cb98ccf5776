import type { Kysely } from "kysely";
import { answerWithinMs } from "../../enquiries/answers/reminders.ts";
import type { Schema } from "../../store/schema.ts";
import { countOf } from "../../store/store.ts";

export type WeekFigures = Awaited<ReturnType<typeof weekFigures>>;

/** `enquiries` leaves out those in quarantine. `waiting` are the names of people without an answer, oldest first. */
export async function weekFigures(db: Kysely<Schema>, from: number, to: number) {
  const rows = await db
    .selectFrom("enquiries")
    .select(["name", "held", "received_at", "answered_at", "answered_by"])
    .where("received_at", ">=", from)
    .where("received_at", "<", to)
    .orderBy("received_at")
    .execute();
  const enquiries = rows.filter(({ held }) => held === null);
  const times = enquiries
    .filter(({ answered_by }) => answered_by === "link" || answered_by === "command")
    .map(({ answered_at, received_at }) => (answered_at ?? 0) - received_at);
  return {
    enquiries: enquiries.length,
    answered: times.length,
    inTime: times.filter((time) => time <= answerWithinMs).length,
    /** How long the slowest answer took, in milliseconds. */
    slowest: times.length === 0 ? null : Math.max(...times),
    waiting: enquiries.filter(({ answered_at }) => answered_at === null).map(({ name }) => name),
    quarantined: rows.length - enquiries.length,
    joined: await countOn(db, "confirmed_at", from, to),
    left: await countOn(db, "left_at", from, to),
  };
}

function countOn(
  db: Kysely<Schema>,
  column: "confirmed_at" | "left_at",
  from: number,
  to: number,
): Promise<number> {
  return countOf(db.selectFrom("subscriptions").where(column, ">=", from).where(column, "<", to));
}
