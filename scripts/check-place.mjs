// Must run on Node 20 without packages, because a start runs it before it installs them.
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import util from "node:util";
import { root } from "./project-node.mjs";

/** Throws what the server would say if it can't write to DATA_DIR or listen on a port. */
export async function checkPlace() {
  const { DATA_DIR, HOST, PORT, METRICS_PORT } = settingsSet();
  const folder = resolve(DATA_DIR || "var");
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  try {
    accessSync(`${there}/.`, constants.W_OK);
  } catch ({ code }) {
    const found = `DATA_DIR: found ${folder}, which can't be written to (${code})`;
    throw problem(`${found}; expected a folder that this user can write to`);
  }
  for (const [name, port] of Object.entries({ PORT: PORT || "3000", METRICS_PORT: METRICS_PORT || "0" })) {
    const wrongHost = `HOST: found ${HOST}, which is not an address of this machine; expected one of its addresses`;
    const words = {
      EADDRINUSE: `${name}: found ${port}, which another program is using; expected a free port`,
      EADDRNOTAVAIL: wrongHost,
      ENOTFOUND: wrongHost,
    };
    const found = words[await listeningError({ port, host: HOST || "127.0.0.1" })];
    if (found) throw problem(found);
  }
}

/**
 * Returns the settings from the environment and `.env`, without setting those in `.env`, which must not affect builds.
 * @returns {Record<string, string | undefined>}
 */
export function settingsSet() {
  const file = join(root, ".env");
  return { ...(existsSync(file) && util.parseEnv(readFileSync(file, "utf8"))), ...process.env };
}

function listeningError(place) {
  return new Promise((done) => {
    const probe = createServer().on("error", ({ code }) => done(code));
    probe.listen(place, () => probe.close(done));
  }).catch(() => undefined);
}

function problem(line) {
  return Object.assign(new Error(line), { name: "StartProblem" });
}
