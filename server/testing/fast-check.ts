import fc from "fast-check";

/** The gate tries the same examples every time: it fails for a change, not by luck. `npm run test:all` looks for others. */
if (!process.env.TEST_ALL) fc.configureGlobal({ seed: 35 });
