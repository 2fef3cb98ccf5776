import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

interface Fixture {
  tearDown(): Promise<void>;
}

/**
 * Creates a fixture before each test of this block and tears it down afterwards. Returns an object whose properties are
 * always those of the current test's fixture.
 */
export function eachTest<Kind extends Fixture>(create: () => Promise<Kind>): Kind {
  return renewed(create, beforeEach, afterEach);
}

/** Creates a fixture once for all tests of this block. */
export function allTests<Kind extends Fixture>(create: () => Promise<Kind>): Kind {
  return renewed(create, beforeAll, afterAll);
}

type Hook = (run: () => Promise<void>) => void;

function renewed<Kind extends Fixture>(create: () => Promise<Kind>, before: Hook, after: Hook): Kind {
  const latest = {} as Kind;
  before(async () => {
    Object.defineProperties(latest, Object.getOwnPropertyDescriptors(await create()));
  });
  after(() => latest.tearDown());
  return latest;
}
