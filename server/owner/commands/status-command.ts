import { durationOf } from "../../mail/layout/format.ts";
import { outboxStatus } from "../../mail/outbox/outbox-queries.ts";
import { mailFolderIn } from "../../mail/transport/mail-folder.ts";
import { readSmtpUrl } from "../../mail/transport/smtp-server-url.ts";
import { codeOf, nameOf } from "../../monitoring/error-facts.ts";
import { countQuarantined } from "../../quarantine/quarantined-rows.ts";
import type { Settings } from "../../settings.ts";
import { unusedDatabase } from "../../store/store-exists.ts";
import { StoreUnavailable } from "../../store/unavailable.ts";
import { findAlerts } from "../alerts/find-alerts.ts";
import { type Command, jsonOption } from "./command.ts";
import { placeOf, withStore } from "./opened-store.ts";
import { textTable } from "./text-table.ts";

export const status: Command = {
  name: "status",
  options: { json: jsonOption },
  meaning:
    "shows the state of the server, the database and the emails, and what needs your attention; exit code 1 if anything does",
  run: async ({ options, settings, io }) => {
    const state = await siteState(settings, io.now());
    if (options.json) io.out(JSON.stringify(state, null, 2));
    else for (const line of stateForPeople(state)) io.out(line);
    return state.needsOwner.length > 0 ? 1 : 0;
  },
};

/** What only the database knows is null while it can't be reached. `held` counts enquiries and signups in quarantine. */
async function siteState(settings: Settings, now: number) {
  const kind = settings.databaseUrl === null ? "sqlite" : "postgres";
  const database = { kind, place: placeOf(settings), reachable: true } as const;
  const server = await checkServer(settings);
  const ofServer = server.problem === null ? [] : [server.problem];
  const mail = mailPlace(settings);
  const unused = await unusedDatabase(settings);
  try {
    return await withStore(settings, async (store) => {
      await store.ready();
      const { counts, oldestUndelivered } = await outboxStatus(store.db, now);
      const alerts = await findAlerts(store.db, { ...settings, now });
      const problems = alerts.map(({ found, command }) => (command ? `${found}: ${command}` : found));
      const held = await countQuarantined(store.db);
      const needsOwner = [...ofServer, ...unused, ...mailProblem(settings), ...problems];
      return { server, database, mail, outbox: counts, held, oldestUndelivered, needsOwner };
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const unknown = { outbox: null, held: null, oldestUndelivered: null };
    const needsOwner = [error.message, ...ofServer, ...unused];
    return { server, database: { ...database, reachable: false }, mail, ...unknown, needsOwner };
  }
}

/** Asks the server at HOST and PORT whether it can store data. If so, `problem` is null. */
async function checkServer({ host, port }: Settings) {
  const place = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  try {
    const answer = await fetch(`${place}/readyz`, { redirect: "error", signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
    return { place, problem: answer.ok ? null : `the server at ${place} is not ready (${answer.status})` };
  } catch (error) {
    const why = error instanceof Error && error.cause ? codeOf(error.cause) : nameOf(error);
    return { place, problem: `no server answers at ${place} (${why}): its log says why` };
  }
}

/** Reports nothing for a site without https, because such a site is only being tried out. */
function mailProblem({ smtpUrl, siteUrl }: Settings): string[] {
  const isLost = smtpUrl === null && siteUrl.startsWith("https:");
  return isLost ? ["emails are stored as files on this server, and nobody receives them: set SMTP_URL"] : [];
}

function mailPlace({ smtpUrl, dataDir }: Settings) {
  if (smtpUrl === null)
    return { kind: "folder", place: `files in ${mailFolderIn(dataDir)} (SMTP_URL is not set)` };
  const { host, port } = readSmtpUrl(smtpUrl);
  return { kind: "smtp", place: `SMTP server ${host}:${port}` };
}

function stateForPeople(state: Awaited<ReturnType<typeof siteState>>): string[] {
  const { server, database, mail, outbox, oldestUndelivered } = state;
  const rows = [
    ["Server", `${server.place}, ${server.problem === null ? "ready" : "not ready"}`],
    ["Database", `${database.place}, ${database.reachable ? "can store data" : "can't be used"}`],
    ["Mail", mail.place],
  ];
  if (outbox) {
    const counts = Object.entries(outbox).map(([state, count]) => `${count} ${state}`);
    rows.push(["Outbox", counts.join(", ")], ["Held back", String(state.held)]);
    rows.push(["Oldest waiting", oldestUndelivered === null ? "none" : durationOf(oldestUndelivered)]);
  }
  const [first = "nothing", ...more] = state.needsOwner;
  rows.push(["Needs attention", first], ...more.map((problem) => ["", problem]));
  return textTable(rows);
}
