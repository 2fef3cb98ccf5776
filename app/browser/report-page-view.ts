import { openedFrom } from "../../contract/opened-from.ts";

/** Reports the view of a prefetched page: opening the page sends no request that could be counted (decision 0058). */
export function reportPageView() {
  const [navigation]: Navigation[] = performance.getEntriesByType("navigation");
  if (!navigation?.deliveryType?.endsWith("prefetch")) return;
  const headers = { [openedFrom]: document.referrer };
  // Ignores errors, because losing a page view does no harm.
  fetch(location.pathname, { method: "HEAD", headers }).catch(() => {});
}

interface Navigation extends PerformanceEntry {
  /** "navigational-prefetch" for a prefetched page, in browsers that support this property. */
  deliveryType?: string;
}
