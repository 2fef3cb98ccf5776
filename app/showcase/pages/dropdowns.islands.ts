import type { ReactNode } from "react";
import { byExample } from "../page/by-example.ts";

export const islands = byExample(
  import.meta.glob<() => ReactNode>("../examples/dropdowns/*.tsx", { eager: true, import: "default" }),
);
