import { type Finding, fail, ok, warn } from "../../../mail/domain/finding.ts";
import type { Settings } from "../../../settings.ts";
import { checkDataDir, StartProblem } from "../../../start-problem.ts";
import { databaseTime } from "../../../store/database-time.ts";
import type { Store } from "../../../store/store.ts";
import { StoreUnavailable } from "../../../store/unavailable.ts";
import { placeOf, withStore } from "../opened-store.ts";

/** The folder, the database, the secret and the clock. */
export async function checkData(settings: Settings, now: number): Promise<Finding[]> {
  const folder = await checkFolder(settings);
  if (folder.verdict === "fail" && settings.databaseUrl === null) return [folder];
  try {
    const rest = await withStore(settings, async (store) => {
      await store.ready();
      return [ok("Database", `${placeOf(settings)}, can store`), await checkClock(store, now)];
    });
    return [folder, ...rest, checkSecret(settings)];
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const name = settings.databaseUrl === null ? "DATA_DIR" : "DATABASE_URL";
    return [
      folder,
      fail("Database", error.message, `Put right what it says, or ${name}; then start the site`),
    ];
  }
}

async function checkFolder({ dataDir }: Settings): Promise<Finding> {
  try {
    await checkDataDir(dataDir);
    return ok("Data folder", `${dataDir}, can be written`);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    return fail("Data folder", error.message, "Give this user the folder, or set DATA_DIR to another one");
  }
}

function checkSecret({ secret, databaseUrl }: Settings): Finding {
  if (secret !== null) return ok("SECRET", "set");
  if (databaseUrl === null) return ok("SECRET", "kept in DATA_DIR/secret");
  return warn(
    "SECRET",
    "kept in DATA_DIR/secret, on this machine alone",
    "With more than one server set SECRET to the same on each, or they won't know each other's erasures",
  );
}

/** Mails have dates, links run out: by our clock. Leases run by the database's. */
async function checkClock(store: Store, now: number): Promise<Finding> {
  const { newest, there } = await store.db
    .selectFrom("outbox")
    .select(({ fn }) => [
      fn.max<number | null>("created_at").as("newest"),
      databaseTime(store.kind).as("there"),
    ])
    .executeTakeFirstOrThrow();
  const todo = "Have the machine's clock kept by NTP (timedatectl set-ntp true)";
  const apart = Math.round(Math.abs(there - now) / 1000);
  const time = new Date(now).toISOString();
  if (apart > tolerance) return warn("Clock", `${time}, ${apart} s from the database's clock`, todo);
  if (newest !== null && newest - now > tolerance * 1000) {
    return warn("Clock", `${time}, but an email is from ${new Date(newest).toISOString()}`, todo);
  }
  return ok("Clock", `${time}, nothing contradicts it`);
}

/** Seconds. */
const tolerance = 60;
