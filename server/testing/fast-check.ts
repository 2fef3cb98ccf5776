import fc from "fast-check";

/** A fixed seed makes `npm test` repeatable; `npm run test:all` uses random seeds. */
if (!process.env.TEST_ALL) fc.configureGlobal({ seed: 35 });
