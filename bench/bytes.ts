import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesOfPage, filesOfStylesheet } from "./page-files.ts";
import { type Cell, ratio, type Table } from "./table.ts";

const folder = join("build", "client");

/** Upper limits in bytes; e2e/every-page.spec.ts also checks them, in a real browser. */
const budgets = { text: 45 * 1024, script: 2 * 1024, pictures: 60 * 1024 };

/** Measures how many bytes the home page transfers, by kind of file. */
export async function bytes(): Promise<Table> {
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const [phone, desktop] = [filesOfPage(html, 390), filesOfPage(html, 1440)];
  const styleTexts = [...phone.inlineStyles, ...phone.stylesheets.map(textOf)];
  const inside = styleTexts.flatMap(filesOfStylesheet);
  const fonts = measureBytes(inside.filter(isFont));
  const drawn = inside.filter((address) => !isFont(address));
  const page = measureBytes(["/index.html"]);
  const styles = measureBytes(phone.stylesheets);
  const inline = bytesOfText(phone.inlineScripts.join("\n"));
  const scripts = measureBytes(phone.scripts);
  const icons = measureBytes(phone.icons);
  const [first, firstDesktop] = [phone, desktop].map(({ pictures }) => measureBytes([...pictures, ...drawn]));
  const before = (pictures = nothing) => sum(page, styles, scripts, fonts, icons, pictures);
  return {
    heading: "Home page: bytes transferred, by kind of file",
    columns: ["kind", "requests", "plain", "brotli", "budget", "ratio"],
    rows: [
      row("HTML, including inline scripts and styles", page),
      row("CSS", styles),
      row("HTML and CSS", sum(page, styles), budgets.text),
      row("script", sum(inline, scripts), budgets.script),
      row("fonts", fonts),
      row("icon", icons),
      row("pictures before scrolling, 390 px", first, budgets.pictures),
      row("pictures before scrolling, 1440 px", firstDesktop, budgets.pictures),
      row("total before scrolling, 390 px", before(first)),
      row("total before scrolling, 1440 px", before(firstDesktop)),
    ],
    notes: [
      "Before scrolling: the files a page names for that width, without loading=lazy. A browser also fetches lazy",
      "pictures near the viewport; e2e/every-page.spec.ts checks what it really fetched against the same budgets.",
    ],
  };
}

interface Weight {
  requests: number;
  plain: number;
  brotli: number;
}

const nothing: Weight = { requests: 0, plain: 0, brotli: 0 };

function row(kind: string, { requests, plain, brotli } = nothing, budget: number | null = null): Cell[] {
  return [kind, requests, plain, brotli, budget, ratio(brotli, budget)];
}

function measureBytes(addresses: string[]): Weight {
  return sum(
    ...[...new Set(addresses)].map((address) => {
      const path = join(folder, address);
      const plain = statSync(path).size;
      // Files without a compressed variant are served uncompressed: fonts, which are compressed already, and files that
      // brotli cannot shrink.
      const isCompressed = existsSync(`${path}.br`);
      return {
        requests: 1,
        plain,
        brotli: isCompressed ? brotliCompressSync(readFileSync(path)).length : plain,
      };
    }),
  );
}

/**
 * The size of inline text, compressed on its own. An estimate, because the server compresses it as part of the page.
 */
function bytesOfText(text: string): Weight {
  return { requests: 0, plain: Buffer.byteLength(text), brotli: brotliCompressSync(text).length };
}

function sum(...weights: Weight[]): Weight {
  return weights.reduce(
    (total, { requests, plain, brotli }) => ({
      requests: total.requests + requests,
      plain: total.plain + plain,
      brotli: total.brotli + brotli,
    }),
    nothing,
  );
}

function textOf(address: string): string {
  return readFileSync(join(folder, address), "utf8");
}

function isFont(address: string): boolean {
  return address.endsWith(".woff2");
}
