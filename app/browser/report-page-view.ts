import { openedFrom } from "../../contract/opened-from.ts";

/**
 * A page that was fetched ahead is opened without another request: without this the server would not count most of the
 * pages that a reader goes to by our links (decision 0058).
 */
export function reportPageView() {
  const [navigation]: Navigation[] = performance.getEntriesByType("navigation");
  if (!navigation?.deliveryType?.endsWith("prefetch")) return;
  const headers = { [openedFrom]: document.referrer };
  // A visit that is not counted harms nobody.
  fetch(location.pathname, { method: "HEAD", headers }).catch(() => {});
}

interface Navigation extends PerformanceEntry {
  /** "navigational-prefetch", where the browser tells. */
  deliveryType?: string;
}
