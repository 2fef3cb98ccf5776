import { writeFileSync } from "node:fs";
import { apiText, readApi } from "./api/read-api.ts";
import { apiFile } from "./docs-of.ts";
import { components } from "./kit-sources.ts";

// Run this after a change to a component's interface: `node vite/kit/write-api.ts`.
for (const [component, api] of readApi(components)) writeFileSync(apiFile(component), apiText(api));
