import { beforeEach, describe, expect, test } from "vitest";
import { Ledger } from "./ledger.ts";

let ledger: Ledger;

beforeEach(() => {
  ledger = new Ledger();
});

describe("an enquiry that was accepted", () => {
  beforeEach(() => ledger.accepted(7));

  test("is delivered when the mail server has received it", () => {
    ledger.received(7, "<a@site>");
    expect(ledger.judge([{ enquiry: 7, state: "sent" }])).toMatchObject({
      accepted: 1,
      delivered: 1,
      open: 0,
      lost: [],
      copies: 0,
    });
  });

  test.each(["waiting", "sending"])("is open while its email is %s", (state) => {
    expect(ledger.judge([{ enquiry: 7, state }])).toMatchObject({ delivered: 0, open: 1, lost: [] });
  });

  test.each(["sent", "refused", "dead", "unneeded", null])(
    "is lost when its email has the state %s and was never received",
    (state) => {
      expect(ledger.judge([{ enquiry: 7, state }])).toMatchObject({ delivered: 0, open: 0, lost: [7] });
    },
  );

  test("is lost when it is not in the database, even if its email was received", () => {
    ledger.received(7, "<a@site>");
    expect(ledger.judge([])).toMatchObject({ delivered: 0, lost: [7] });
  });

  test("is reported when it is stored twice", () => {
    const rows = [
      { enquiry: 7, state: "sent" },
      { enquiry: 7, state: "waiting" },
    ];
    expect(ledger.judge(rows).storedTwice).toEqual([7]);
  });
});

describe("a duplicate email", () => {
  const rows = [
    { enquiry: 1, state: "sent" },
    { enquiry: 2, state: "sent" },
  ];

  test("is unexplained when no connection was cut", () => {
    ledger.received(1, "<a@site>");
    ledger.received(1, "<a@site>");
    expect(ledger.judge(rows)).toMatchObject({ copies: 1, explained: 0, unexplained: [1] });
  });

  test("is explained by a connection cut right after the first one, but a third is not", () => {
    ledger.received(1, "<a@site>");
    ledger.lastUnheard();
    ledger.received(1, "<a@site>");
    expect(ledger.judge(rows)).toMatchObject({ copies: 1, explained: 1, unexplained: [] });
    ledger.received(1, "<a@site>");
    expect(ledger.judge(rows)).toMatchObject({ copies: 2, explained: 1, unexplained: [1] });
  });

  test("is not explained by a connection that was cut after another email", () => {
    ledger.received(1, "<a@site>");
    ledger.received(2, "<b@site>");
    ledger.lastUnheard();
    ledger.received(1, "<a@site>");
    expect(ledger.judge(rows)).toMatchObject({ copies: 1, explained: 0, unexplained: [1] });
  });

  test("is unexplained if it has another Message-ID", () => {
    ledger.received(1, "<a@site>");
    ledger.lastUnheard();
    ledger.received(1, "<c@site>");
    expect(ledger.judge(rows)).toMatchObject({ copies: 1, explained: 0, unexplained: [1] });
  });
});

test("an email that belongs to no enquiry is counted", () => {
  ledger.received(null, "<x@site>");
  expect(ledger.judge([]).foreign).toBe(1);
});
