// Listens, takes every file handle that it may have, waits for three looks, and ends. To be run with a low `ulimit -n`.
import { openSync } from "node:fs";
import { devNull } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import fastify from "fastify";
import { watchFileHandles } from "../http/protection/file-handles.ts";

const http = fastify({ logger: { level: "error" } });
watchFileHandles(http);
await http.listen({ port: 0 });
try {
  for (;;) openSync(devNull, "r");
} catch {
  await pause(3_500);
}
await http.close();
