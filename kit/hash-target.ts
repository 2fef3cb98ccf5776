"use client";

import { useEffect, useRef } from "react";

/** Calls a function with the target of the URL fragment, after hydration and after each change of the fragment. */
export function useHashTarget(show: (target: Element) => void) {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const follow = () => {
      // An element that was added after loading does not match `:target`, so it is found by its id.
      const target = document.querySelector(":target") ?? document.getElementById(location.hash.slice(1));
      if (target) latest.current(target);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
}
