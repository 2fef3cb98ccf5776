"use client";

import { useEffect, useRef } from "react";

/** Calls a function with the target of the URL fragment, after hydration and after each change, also by a router. */
export function useHashTarget(onTarget: (target: Element) => void) {
  const latest = useRef(onTarget);
  useEffect(() => {
    latest.current = onTarget;
  });
  useEffect(() => {
    let followed = "";
    const show = (hash: string) => {
      if (hash === followed) return;
      followed = hash;
      // `:target` only finds what the browser itself has navigated to, in a page that contained the element.
      const target = document.getElementById(followed.slice(1)) ?? document.querySelector(":target");
      if (target) latest.current(target);
    };
    const follow = () => show(location.hash);
    const followLink = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element && target.closest("a");
      const [page, id] = link instanceof HTMLAnchorElement ? link.href.split("#") : [];
      if (defaultPrevented && id && page === location.href.split("#")[0]) show(`#${id}`);
    };
    follow();
    const ends = new AbortController();
    addEventListener("hashchange", follow, ends);
    // A router changes the address without a `hashchange`. Browsers without the Navigation API (Firefox before 147,
    // Safari before 26.2) don't report that, so what they report is the press of its link.
    if (window.navigation) window.navigation.addEventListener("currententrychange", follow, ends);
    else document.addEventListener("click", followLink, ends);
    return () => ends.abort();
  }, []);
}
