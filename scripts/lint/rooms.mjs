// Rooms import what this table allows, types included. Tests may import what they like, and nothing outside of the rooms
// is asked: `e2e/`, `bench/` and the configurations read all of them.
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

const everyRoom = [
  "app",
  "content",
  "contract",
  "illustrations",
  "kit",
  "samples",
  "scripts",
  "server",
  "showcase",
  "vite",
];

const allowed = {
  kit: [],
  illustrations: [],
  contract: [],
  content: ["contract"],
  app: ["content", "contract", "illustrations", "kit"],
  samples: [
    "app/browser",
    "app/document",
    "app/pages/articles",
    "content",
    "contract",
    "illustrations",
    "kit",
  ],
  showcase: ["app/browser", "app/document", "content", "contract", "illustrations", "kit"],
  server: ["content", "contract"],
  vite: everyRoom,
  scripts: everyRoom,
};

/** Read before anything is rendered, as configurations are; the entry of the one build, which knows pages and server. */
const exceptions = ["app/routes.ts", "server/site.ts"];

const root = join(import.meta.dirname, "../..");
for (const [room, others] of Object.entries(allowed)) {
  const files = globSync(`${room}/**/*.{ts,tsx,mjs}`, { cwd: root })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file) && !exceptions.includes(file));
  for (const file of files) {
    for (const target of importsOf(file)) {
      const [other] = target.split("/");
      if (other === room || !everyRoom.includes(other)) continue;
      if (others.some((path) => target.startsWith(`${path}/`))) continue;
      console.error(`${file} imports ${target}: ${room}/ may import ${others.join(", ") || "no other room"}`);
      process.exitCode = 1;
    }
  }
}

/** The project's own files that a file imports, from the root. */
function importsOf(file) {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/(?:from|import|import\()\s*"(\.[^"?]+)/g)].map(([, path]) =>
    join(file, "..", path).split(sep).join("/"),
  );
}
