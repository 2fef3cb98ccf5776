import { certificateProblem } from "../monitoring/certificate-problem.ts";
import { nameOf } from "../monitoring/error-facts.ts";

/**
 * Means that nothing can be stored now and that a retry may help. Whatever uses the database may throw it. `cause` is
 * the database's error.
 */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** Converts an error to StoreUnavailable. Returns null for the caller's mistakes, such as a violated constraint. */
export function storeErrorOf(error: unknown): StoreUnavailable | null {
  if (error instanceof StoreUnavailable) return error;
  if (!(error instanceof Error)) return null;
  const reason =
    sqliteReason(error) ?? postgresReason(error) ?? systemReason(error) ?? certificateProblem(error)?.found;
  return reason === undefined
    ? null
    : new StoreUnavailable(`the database can't be used now: ${reason}`, error);
}

/** Returns our own words for a database's error, otherwise only its name, because its message may quote data. */
export function reasonOf(error: unknown): string {
  return storeErrorOf(error)?.message ?? nameOf(error);
}

/**
 * Whether the disk is full or failing. Either may pass by itself, and no setting can fix it. SQLite sometimes reports a
 * full disk as an I/O error, because it needs space even to read.
 */
export function isDiskError(error: unknown): boolean {
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  return [10, 13].includes(sqliteCode(cause) ?? 0) || ("code" in cause && diskErrors.has(cause.code));
}

/** Returns the primary result code of a SQLite error, its low byte (https://www.sqlite.org/rescode.html). */
export function sqliteCode(error: unknown): number | null {
  const isSqlite = error instanceof Error && "errcode" in error && typeof error.errcode === "number";
  return isSqlite ? Number(error.errcode) & 0xff : null;
}

/** Error codes of the operating system, and PostgreSQL's `disk_full` and `io_error`. */
const diskErrors: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EIO", "53100", "58030"]);

const sqliteReasons = new Map([
  [4, "the transaction was ended"],
  [5, "locked by another process"],
  [6, "a table is locked"],
  [7, "out of memory"],
  [8, "read-only"],
  [10, "disk input or output failed"],
  [11, "the file is damaged"],
  [13, "disk full"],
  [14, "the file can't be opened"],
  [15, "others are using it"],
  [26, "the file is not a database"],
]);

function sqliteReason(error: Error): string | null {
  // The transaction has waited too long for its turn.
  if (error.name === "TimeoutError") return "too many transactions are waiting for it";
  return sqliteReasons.get(sqliteCode(error) ?? 0) ?? null;
}

/** Codes or classes (first two characters), https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgresReasons = new Map([
  ["08", "connection lost"],
  ["25006", "read-only"],
  ["28", "login refused"],
  ["3D000", "no such database"],
  ["40001", "conflict with another transaction"],
  ["40P01", "deadlock"],
  ["53", "out of space, memory or connections"],
  ["55P03", "locked by another session"],
  ["57", "cancelled or shutting down"],
  ["58", "disk input or output failed"],
  ["XX", "it is damaged"],
]);

function postgresReason(error: Error): string | null {
  if ("code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code)) {
    return postgresReasons.get(error.code) ?? postgresReasons.get(error.code.slice(0, 2)) ?? null;
  }
  // Recognizes a lost connection by the error's message, because the pg driver gives such errors no code.
  const lost =
    /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect|timeout expired|Postgres connection has been discarded)/;
  return lost.test(error.message) ? "connection lost" : null;
}

function systemReason(error: Error): string | null {
  if (!("code" in error) || typeof error.code !== "string") return null;
  return /^E(CONN|PIPE|TIMEDOUT|HOST|NET|AI_|NOTFOUND|MFILE|NFILE|ACCES|PERM|ROFS|NOSPC|DQUOT|IO$)/.test(
    error.code,
  )
    ? error.code
    : null;
}
