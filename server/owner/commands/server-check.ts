import { codeOf } from "../../monitoring/error-code.ts";
import { nameOf } from "../../monitoring/error-name.ts";
import type { Settings } from "../../settings.ts";

/** Asks the server at HOST and PORT whether it can store data. */
export async function checkServer({ host, port }: Pick<Settings, "host" | "port">): Promise<ServerState> {
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

export interface ServerState {
  place: string;
  /** Null if the server can store data. */
  problem: string | null;
}
