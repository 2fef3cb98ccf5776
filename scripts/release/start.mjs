// Serves the site in this folder until it receives a stop signal.
import "./needs-node.mjs";

const { environment } = await import("./environment.mjs");
const { serve } = await import("./serve.mjs");
await serve(import.meta.dirname, import.meta.dirname, environment(import.meta.dirname));
