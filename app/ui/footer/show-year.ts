"use client";

import { useEffect } from "react";
import { once } from "../behaviours/once.ts";

/** The year of each footer. Shows nothing itself; rendered, it brings its script along, also where only a server renders React. */
export function ShowYear(): null {
  useEffect(showThisYear, []);
  return null;
}

once("show-year", showThisYear);

/** Follows the visitor's clock: the page may have been built last year. */
function showThisYear() {
  for (const year of document.querySelectorAll("[data-year]")) {
    year.textContent = String(new Date().getFullYear());
  }
}
