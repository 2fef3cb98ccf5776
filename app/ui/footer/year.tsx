import { ShowYear } from "./show-year.ts";

/** The year of the build until `show-year.ts` writes the visitor's: the page may have been built last year. */
export function Year() {
  return (
    <>
      <span data-year suppressHydrationWarning>
        {new Date().getFullYear()}
      </span>
      <ShowYear />
    </>
  );
}
