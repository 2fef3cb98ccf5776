// Serves the site in this folder until it is told to stop.
import "./needs-node.mjs";

const { environment } = await import("./environment.mjs");
const { serve } = await import("./serve.mjs");
await serve(import.meta.dirname, import.meta.dirname, environment(import.meta.dirname));
