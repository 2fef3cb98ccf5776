import { once } from "node:events";
import { startSmtpServer } from "../server/testing/smtp-server.ts";
import { startChild } from "./child.ts";
import { behindProxy, enquiryRequest } from "./enquiry-request.ts";
import { load } from "./load.ts";
import { peakMemory } from "./process-figures.ts";
import { startSite } from "./site-process.ts";
import { type Bench, type Cell, ratio, type Table } from "./table.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const seconds = 4;

/** The most memory the site's process has held, on SQLite, beside a Node that only waits. */
export async function memory(bench: Bench): Promise<Table> {
  const inbox = await startSmtpServer();
  bench.things.defer(() => inbox.close());
  const bare = await bareNode(bench);
  const settings = { ...behindProxy, SMTP_URL: inbox.url };
  const site = await startSite(bench, temporaryFolder(bench), settings);
  const row = (measure: string): Cell[] => {
    const ours = inMebibytes(peakMemory(site.pid));
    return [measure, ours, bare, ratio(ours, bare)];
  };
  const rows = [row("after start")];
  await load(site, seconds, { path: "/", request: { headers: { "accept-encoding": "br" } } });
  rows.push(row(`after ${seconds} s of the home page`));
  await load(site, seconds, enquiryRequest());
  rows.push(row(`after ${seconds} s of sendContactEmail as well`));
  return {
    heading: "Memory: peak of the server's process, MiB",
    columns: ["measure", "site", "idle node", "ratio"],
    rows,
    notes: [
      process.platform === "linux"
        ? "VmHWM: the highest resident size since the process began."
        : "This system doesn't tell the peak: resident size of the moment.",
    ],
  };
}

async function bareNode(bench: Bench): Promise<number | null> {
  const program = "console.log(); setInterval(() => {}, 60_000)";
  const node = await startChild(bench, process.execPath, ["-e", program], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  // Its first line says that it is up.
  if (node.process.stdout) await once(node.process.stdout, "data");
  const peak = inMebibytes(peakMemory(node.pid));
  await node.stop();
  return peak;
}

function inMebibytes(bytes: number | null): number | null {
  return bytes === null ? null : bytes / 1024 / 1024;
}
