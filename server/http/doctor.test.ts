import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpFixture, type HttpFixture } from "../testing/fixtures/http-fixture.ts";
import { doctorAddress, doctorHeader, doctorPass } from "./doctor.ts";

let fixture: HttpFixture;
beforeAll(async () => {
  fixture = await createHttpFixture({ trustProxy: ["127.0.0.1"] });
});
afterAll(() => fixture.tearDown());

const secret = "a secret of 32 characters or more";
const forwarded = { "x-forwarded-for": "192.0.2.1, 203.0.113.7" };

test("whoever knows the secret is told whose the server takes the request to be", async () => {
  const pass = doctorPass(secret, Date.now());
  const { statusCode, headers, body } = await fixture.get(doctorAddress, {
    ...forwarded,
    [doctorHeader]: pass,
  });
  expect({ statusCode, cache: headers["cache-control"] }).toEqual({ statusCode: 200, cache: "no-store" });
  expect(JSON.parse(body)).toEqual({
    connected: "127.0.0.1",
    forwarded: ["192.0.2.1", "203.0.113.7"],
    counted: "203.0.113.7",
  });
  expect(fixture.log.join("")).not.toMatch(/192\.0\.2|203\.0\.113/);
});

describe("for everybody else there is no such call", () => {
  const other = doctorPass("another one of 32 characters, or more", Date.now());
  const old = doctorPass(secret, Date.now() - 61_000);
  const stretched = old.replace(/^\d+/, String(Date.now() + 60_000));
  test.each([[undefined], [""], ["1."], [other], [old], [stretched], ["é"]])("%s", async (pass) => {
    const { statusCode, body } = await fixture.get(
      doctorAddress,
      pass === undefined ? {} : { [doctorHeader]: pass },
    );
    const unknown = await fixture.get("/api/nothing");
    expect(statusCode).toBe(404);
    expect(body).toBe(unknown.body.replace("/api/nothing", doctorAddress));
  });
});
