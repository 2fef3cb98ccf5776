import type { ComponentProps } from "react";
import { ShowYearOnMount } from "./show-year-on-mount.ts";

/** The year of the build, until `show-year.ts` replaces it with the current one. */
export function Year(props: Omit<ComponentProps<"span">, "children">) {
  return (
    <>
      <span {...props} data-year suppressHydrationWarning>
        {new Date().getFullYear()}
      </span>
      <ShowYearOnMount />
    </>
  );
}
