// What the build makes of the server: the pages and everything that answers, in one module graph. Nothing here may
// open, read or connect while it is imported: prerendering imports it too.
export * from "virtual:react-router/server-build";
export { writeRefusedPages } from "./http/calls/refused-pages.ts";
export { startSite } from "./main.ts";
export { writeComingIssues } from "./newsletter/coming-issues.ts";
export { runOwnerCommand } from "./owner/commands/command-line.ts";
export { StartProblem } from "./start-problem.ts";
