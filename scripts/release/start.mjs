// Serves the site in this folder until it receives a stop signal.
import "./needs-node.mjs";

const { environment } = await import("./environment.mjs");
const { serve } = await import("./serve.mjs");
const folder = import.meta.dirname;
await serve(folder, folder, environment(folder, folder));
