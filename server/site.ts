// The server's entry point in the build, with pages and server in one module graph. The build imports these modules
// too, so none of them may open a store, read a secret or connect on import.
export { renderPage } from "../app/render-page.tsx";
export { endpoints } from "./http/endpoints/endpoints.ts";
export { startSite } from "./main.ts";
export { runOwnerCommand } from "./owner/commands/command-line.ts";
export { StartProblem } from "./start-problem.ts";
