import { openedFrom } from "../../contract/opened-from.ts";

/**
 * Reports a page view. The browser opens a prefetched page without a request, so the server cannot count that view by
 * itself (decision 0058).
 */
export function reportPageView() {
  const [navigation]: Navigation[] = performance.getEntriesByType("navigation");
  if (!navigation?.deliveryType?.endsWith("prefetch")) return;
  const headers = { [openedFrom]: document.referrer };
  // Ignores errors, because a lost page view does no harm.
  fetch(location.pathname, { method: "HEAD", headers }).catch(() => {});
}

interface Navigation extends PerformanceEntry {
  /** "navigational-prefetch" for a prefetched page, in browsers that support this property. */
  deliveryType?: string;
}
