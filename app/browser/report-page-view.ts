import { openedFrom } from "../../contract/opened-from.ts";

/** Reports the view of a prefetched page: opening the page sends no request that could be counted (decision 0058). */
export function reportPageView() {
  // "navigational-prefetch" for a prefetched page, in browsers that support this property.
  const [navigation]: (PerformanceEntry & { deliveryType?: string })[] =
    performance.getEntriesByType("navigation");
  if (!navigation?.deliveryType?.endsWith("prefetch")) return;
  const headers = { [openedFrom]: document.referrer };
  // Ignores errors, because losing a page view does no harm.
  fetch(location.pathname, { method: "HEAD", headers }).catch(() => {});
}
