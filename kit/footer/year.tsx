"use client";

import { type ComponentProps, useEffect } from "react";
import { showThisYear } from "./show-year.ts";

/** The current year. The HTML contains the year of the build; a script replaces it. */
export function Year(props: Omit<ComponentProps<"span">, "children">) {
  useEffect(showThisYear, []);
  return (
    <span {...props} data-year suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
