import { once } from "node:events";
import { startChild } from "./child.ts";
import { median } from "./quantiles.ts";
import { startSite } from "./site-process.ts";
import { type Bench, ratio, type Table } from "./table.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const starts = 5;

/** Measures the time from process start to first response, with everything installed, built and migrated. */
export async function startUp(bench: Bench): Promise<Table> {
  const folder = temporaryFolder(bench);
  const times: { site: number[]; node: number[] } = { site: [], node: [] };
  for (let start = 0; start <= starts; start += 1) {
    const site = await startSite(bench, folder);
    times.site.push(site.startedIn);
    await site.stop();
    times.node.push(await bareStart(bench));
  }
  // Leaves out the first starts, which warm the disk cache. The site's first start also creates the database.
  const [site, node] = [median(times.site.slice(1)), median(times.node.slice(1))];
  return {
    heading: `Startup: everything installed and built, ${starts} starts, medians`,
    columns: ["measure", "site", "node -e 0", "ratio"],
    rows: [["until the first 200 on /healthz, or until node -e 0 exits, ms", site, node, ratio(site, node)]],
    notes: ["The site: what npm start runs, on the project's own Node, with an existing database."],
  };
}

async function bareStart(bench: Bench): Promise<number> {
  const node = await startChild(bench, process.execPath, ["-e", "0"], { stdio: "ignore" });
  await once(node.process, "exit");
  return performance.now() - node.startedAt;
}
