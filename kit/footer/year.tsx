"use client";

import { type ComponentProps, useEffect } from "react";
import { showThisYear } from "./show-year.ts";

/** The year of the build, until `show-year.ts` replaces it with the current one. */
export function Year(props: Omit<ComponentProps<"span">, "children">) {
  useEffect(showThisYear, []);
  return (
    <span {...props} data-year suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
