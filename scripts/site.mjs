// npm run site -- <command>: the owner's command line.
import { environment } from "./environment.mjs";
import { onProjectNode, root } from "./project-node.mjs";

await onProjectNode(import.meta.url, async () => {
  process.exitCode = await run(process.argv.slice(2));
});

/** Returns the command's exit code. */
async function run(words) {
  const [name, ...args] = words;
  // Runs without a build, because invalid settings would stop the build.
  if (name === "setup") {
    const { setUp } = await import("./setup/setup.ts");
    return setUp(args);
  }
  // Runs without a build, because the mistakes that this command finds may stop the build.
  if (name === "newsletter" && args[0] === "check") {
    const { fromSource } = await import("./from-source.ts");
    const { checkNewsletter } = await fromSource("scripts/newsletter-check/newsletter-check.ts");
    return checkNewsletter(args.slice(1), environment(root), Date.now());
  }
  if (name === "check" && !words.includes("--help") && !words.includes("-h")) {
    const { ensureBuilt } = await import("./built.mjs");
    await ensureBuilt();
    const { checkSite } = await import("./site-check/site-check.ts");
    return checkSite(environment(root), Date.now());
  }
  return runOwn(words);
}

/**
 * Runs the other commands. Most accept an out-of-date build, so that an owner can read enquiries while the sources
 * contain, for example, an unfinished article.
 */
async function runOwn(words) {
  const io = {
    program: "npm run site --",
    env: environment(root),
    out: (line) => console.log(line),
    err: (line) => console.error(line),
    now: Date.now,
  };
  const { ensureBuilt, hasBuild, isBuilt } = await import("./built.mjs");
  const isNew = isBuilt();
  if (!isNew && (!hasBuild() || sendsWhatIsWritten(words))) {
    const { fromSource } = await import("./from-source.ts");
    const { readCommand } = await fromSource("server/owner/commands/command-line.ts");
    const read = readCommand(words, io);
    if (typeof read === "number") return read;
    await ensureBuilt();
  } else if (!isNew) {
    console.error(
      "The sources have changed since the last build, which this command uses; `npm run build` makes a new one.",
    );
  }
  const { runOwnerCommand } = await import("../build/server/index.js");
  return runOwnerCommand(words, io);
}

function sendsWhatIsWritten([name, action]) {
  return name === "newsletter" && action === "test";
}
