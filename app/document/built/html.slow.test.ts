// R-PAGE-12
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ensureHtmlChecker } from "../../../scripts/install/html-checker.ts";

const folder = fileURLToPath(new URL("../../../build/client", import.meta.url));
/** All built pages except those with a single showcase example, whose markup is also on another page. */
const pages = globSync("**/index.html", { cwd: folder })
  .filter((file) => !/^sections\/[^/]+\/[^/]+\/[^/]+\/index\.html$/.test(file))
  .map((file) => join(folder, file));

test("the Nu HTML checker finds nothing wrong in any page", { timeout: 600_000 }, () => {
  const { java, jar } = ensureHtmlChecker();
  const options = ["--format", "json", "--stdout", "--exit-zero-always", "--no-langdetect"];
  // JVM options. The run is so short that limiting JIT compilation halves its duration.
  const machine = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss4m", "-Xmx1g"];
  const { stdout } = spawnSync(java, [...machine, "-jar", jar, ...options, ...pages], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  // Proves that the checker has read the pages: it reports every trailing slash that React writes in a void element.
  expect(messages.filter(({ message }) => message.startsWith("Trailing slash"))).not.toEqual([]);
  expect(messages.filter(isFault)).toEqual([]);
});

/** https://github.com/validator/validator/wiki/Output-»-JSON */
interface Message {
  type: "error" | "info" | "non-document-error";
  subType?: "warning" | "fatal";
  message: string;
  url?: string;
  extract?: string;
}

/**
 * Ignores errors about CSS, because the checker does not know recent features such as nesting, light-dark() and anchor
 * positioning.
 */
function isFault({ type, subType, message, extract }: Message): boolean {
  if (message.startsWith("CSS: ") || isAboutExpect(message, extract)) return false;
  return type !== "info" || subType === "warning";
}

/**
 * The checker accepts `blocking` only with rel=stylesheet; the standard also allows it with rel=expect
 * (https://html.spec.whatwg.org/multipage/semantics.html#attr-link-blocking).
 */
function isAboutExpect(message: string, extract = ""): boolean {
  return message.includes("“blocking” attribute") && extract.includes('<link rel="expect" ');
}
