// R-MAIL-6, R-ISSUE-4
import { expect, test } from "vitest";
import { DeliveryFailure } from "../transport/mail-transport.ts";
import type { LeasedMail } from "./lease.ts";
import { retryPolicy } from "./retry-policy.ts";

const now = 1_000_000_000;
const ids = { id: "a", subject_id: "a", message_id: "a", token: "a", lease_token: "a", lease_until: 1 };
const none = {
  issue: null,
  notice_kind: null,
  notice_about: null,
  last_error: null,
  refused_as: null,
  attempted_at: null,
  sent_at: null,
};
const times = { due_at: 5, created_at: 5, leasedAt: 0, give_up_at: 9, attempts: 0 };
const first: LeasedMail = { kind: "enquiry", state: "sending", ...ids, ...none, ...times };
const issue = { kind: "issue" } as const;
const late = { leasedAt: 9 };
const lastOf = { ...issue, ...late };
const deferred = { scope: "message" } as const;
const broken = { scope: "connection", begun: true } as const;
const refused = { scope: "message", permanent: true, refusedAs: "gone" } as const;

test.each<
  [string, ConstructorParameters<typeof DeliveryFailure>[1], Partial<LeasedMail>, string, number, "later"?]
>([
  ["that reaches no mail server", { scope: "connection" }, {}, "waiting", 0],
  ["whose second connection breaks", broken, { attempts: 1 }, "waiting", 2],
  ["whose third connection breaks", broken, { attempts: 2 }, "waiting", 3, "later"],
  ["that may have been accepted", { ...broken, ambiguous: true }, {}, "waiting", 1, "later"],
  ["of an issue that may have been accepted", { ...broken, ambiguous: true }, issue, "in-doubt", 1],
  ["that is deferred", deferred, { attempts: 4 }, "waiting", 5, "later"],
  ["that is refused, also at its end", refused, late, "refused", 1],
  ["that is invalid", { ...refused, unsound: true }, {}, "unwritten", 1],
  ["leased just before its end", { scope: "connection" }, { leasedAt: 8 }, "waiting", 0],
  ["leased at its end", { scope: "connection" }, late, "dead", 0],
  ["of an issue at its end, tried eight times", deferred, { ...lastOf, attempts: 7 }, "waiting", 8, "later"],
  ["of an issue at its end, tried nine times", deferred, { ...lastOf, attempts: 8 }, "dead", 9],
])("an email %s", (_, facts, mail, state, attempts, later) => {
  const decided = retryPolicy(new DeliveryFailure("why", facts), { ...first, ...mail }, now);
  const last_error = state === "dead" ? "given up: why" : "why";
  expect(decided).toMatchObject({ state, attempts, last_error, refused_as: facts.refusedAs ?? null });
  const wait = 30_000 * 2 ** (attempts - 1);
  expect(decided.due_at).toBeGreaterThanOrEqual(later ? now + wait / 2 : 5);
  expect(decided.due_at).toBeLessThanOrEqual(later ? now + wait : 5);
});
