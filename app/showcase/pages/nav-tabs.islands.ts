import type { ReactNode } from "react";
import { byExample } from "../page/by-example.ts";

export const islands = byExample(
  import.meta.glob<() => ReactNode>("../examples/nav-tabs/*.tsx", { eager: true, import: "default" }),
);
