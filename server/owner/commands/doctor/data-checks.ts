import { type Finding, fail, ok, warn } from "../../../mail/domain/finding.ts";
import type { Settings } from "../../../settings.ts";
import { checkDataDir, StartProblem } from "../../../start-problem.ts";
import { StoreUnavailable } from "../../../store/unavailable.ts";
import { placeOf, withStore } from "../opened-store.ts";

/** Checks the data folder, the database and the secret. */
export async function checkData(settings: Settings): Promise<Finding[]> {
  const folder = await checkFolder(settings);
  if (folder.verdict === "fail" && settings.databaseUrl === null) return [folder];
  try {
    await withStore(settings, (store) => store.ready());
    return [folder, ok("Database", `${placeOf(settings)}, can store data`), checkSecret(settings)];
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const name = settings.databaseUrl === null ? "DATA_DIR" : "DATABASE_URL";
    return [
      folder,
      fail("Database", error.message, `Fix the cause, or correct ${name}; then start the site`),
    ];
  }
}

async function checkFolder({ dataDir }: Settings): Promise<Finding> {
  try {
    await checkDataDir(dataDir);
    return ok("Data folder", `${dataDir}, can be written to`);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    return fail(
      "Data folder",
      error.message,
      "Give this user write access to the folder, or set DATA_DIR to another one",
    );
  }
}

function checkSecret({ secret, databaseUrl }: Settings): Finding {
  if (secret !== null) return ok("SECRET", "set");
  if (databaseUrl === null) return ok("SECRET", "stored in DATA_DIR/secret");
  return warn(
    "SECRET",
    "stored in DATA_DIR/secret, on this machine only",
    "If there is more than one server, set the same SECRET on each; otherwise they don't recognise each other's erasures",
  );
}
