// The server's entry in the build: pages and server in one module graph. Nothing here may open, read or connect on
// import: prerendering imports it too.
export * from "virtual:react-router/server-build";
export { writeRefusedPages } from "./http/calls/refused-pages.ts";
export { startSite } from "./main.ts";
export { writeComingIssues } from "./newsletter/coming-issues.ts";
export { runOwnerCommand } from "./owner/commands/command-line.ts";
export { StartProblem } from "./start-problem.ts";
