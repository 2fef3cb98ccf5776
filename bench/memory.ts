import { once } from "node:events";
import { startSmtpServer } from "../server/testing/smtp-server.ts";
import { startChild } from "./child.ts";
import { behindProxy, enquiryRequest } from "./enquiry-request.ts";
import { load } from "./load.ts";
import { memoryNow, peakMemory } from "./process-figures.ts";
import { startSite } from "./site-process.ts";
import { type Bench, type Cell, ratio, type Table } from "./table.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const seconds = 4;
const answers = 100_000;

/** What the site's process holds, on SQLite, beside a Node that only waits. */
export async function memory(bench: Bench): Promise<Table> {
  const inbox = await startSmtpServer();
  bench.things.defer(() => inbox.close());
  const bare = await bareNode(bench);
  const settings = { ...behindProxy, SMTP_URL: inbox.url };
  const site = await startSite(bench, temporaryFolder(bench), settings);
  const row = (measure: string): Cell[] => {
    const [now, peak] = [memoryNow(site.pid), peakMemory(site.pid)].map(inMegabytes);
    return [measure, now ?? null, peak ?? null, bare, ratio(now ?? null, bare)];
  };
  const askHome = async (times: number) => {
    const home = { path: "/", request: { headers: { "accept-encoding": "br" } } };
    for (let answered = 0; answered < times; ) answered += (await load(site, 1, home)).answers;
  };
  const rows = [row("after start")];
  await askHome(answers);
  rows.push(row(`after ${answers.toLocaleString("en-AU")} answers`));
  await askHome(answers);
  rows.push(row("after as many again"));
  await load(site, seconds, enquiryRequest());
  rows.push(row(`after ${seconds} s of sendContactEmail as well`));
  return {
    heading: "Memory: what the server's process holds, MB",
    columns: ["measure", "site, then", "site, at most", "idle node", "ratio"],
    rows,
    notes: ["Resident size; a third of it is Node's own program, which the system can share and take back."],
  };
}

async function bareNode(bench: Bench): Promise<number | null> {
  const program = "console.log(); setInterval(() => {}, 60_000)";
  const node = await startChild(bench, process.execPath, ["-e", program], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  // Its first line says that it is up.
  if (node.process.stdout) await once(node.process.stdout, "data");
  const peak = inMegabytes(memoryNow(node.pid));
  await node.stop();
  return peak;
}

function inMegabytes(bytes: number | null): number | null {
  return bytes === null ? null : bytes / 1_000_000;
}
