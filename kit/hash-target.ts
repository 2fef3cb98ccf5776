"use client";

import { useEffect, useRef } from "react";

/** Called with what the address names after its `#`, at first and whenever that changes. */
export function useHashTarget(show: (target: Element) => void) {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const follow = () => {
      // What has come after the page is no target of the browser's.
      const target = document.querySelector(":target") ?? document.getElementById(location.hash.slice(1));
      if (target) latest.current(target);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
}
