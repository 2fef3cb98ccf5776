"use client";

import { once } from "../behaviours/once.ts";

once("show-year", showThisYear);

/**
 * Writes the current year, according to the visitor's clock, into each footer, because the page may have been built in
 * an earlier year.
 */
export function showThisYear() {
  for (const year of document.querySelectorAll("[data-year]")) {
    year.textContent = String(new Date().getFullYear());
  }
}
