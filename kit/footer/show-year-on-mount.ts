"use client";

import { useEffect } from "react";
import { showThisYear } from "./show-year.ts";

/** The year of each footer. Shows nothing itself; rendered, it brings its script along, also where only a server renders React. */
export function ShowYearOnMount(): null {
  useEffect(showThisYear, []);
  return null;
}
