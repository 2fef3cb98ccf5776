"use client";

import { useEffect } from "react";
import { showThisYear } from "./show-year.ts";

/**
 * Loads the script that updates the year in each footer. Renders nothing; the script also runs on pages that only the
 * server renders.
 */
export function ShowYearOnMount(): null {
  useEffect(showThisYear, []);
  return null;
}
