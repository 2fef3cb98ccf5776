"use client";

import { useEffect, useRef } from "react";

/** Calls a function with the target of the URL fragment, after hydration and after each change, also by a router. */
export function useHashTarget(show: (target: Element) => void) {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    let followed = "";
    const follow = () => {
      if (location.hash === followed) return;
      followed = location.hash;
      // `:target` only finds what the browser itself has navigated to, in a page that contained the element.
      const target = document.getElementById(followed.slice(1)) ?? document.querySelector(":target");
      if (target) latest.current(target);
    };
    follow();
    addEventListener("hashchange", follow);
    // A router changes the address without a `hashchange`. Browsers without the Navigation API don't tell.
    window.navigation?.addEventListener("currententrychange", follow);
    return () => {
      removeEventListener("hashchange", follow);
      window.navigation?.removeEventListener("currententrychange", follow);
    };
  }, []);
}
