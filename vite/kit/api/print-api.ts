import { components } from "../kit-sources.ts";
import { readApi } from "./read-api.ts";

console.log(JSON.stringify(Object.fromEntries(readApi(components))));
