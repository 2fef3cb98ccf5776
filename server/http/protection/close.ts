import type { FastifyInstance } from "fastify";

/** How long requests under way may take to be answered, in milliseconds: longer than the database is waited for. */
const timeoutMs = 6_000;

/** Takes no more requests, answers those under way, and cuts those that are not finished in time. */
export async function closeHttp(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), timeoutMs);
  await http.close();
  clearTimeout(cut);
}
