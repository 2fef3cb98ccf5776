// The server's entry in the build: pages and server in one module graph. Nothing here may open a store, read a
// secret or connect on import: the build imports it too.
export { renderPage } from "../app/render-page.tsx";
export { writeRefusedPages } from "./http/calls/refused-pages.ts";
export { startSite } from "./main.ts";
export { writeComingIssues } from "./newsletter/coming-issues.ts";
export { runOwnerCommand } from "./owner/commands/command-line.ts";
export { StartProblem } from "./start-problem.ts";
