import { openedFrom } from "../../contract/opened-from.ts";

/**
 * A page that was fetched or rendered ahead is opened without another request: without this the server would not count
 * most of the pages that a reader goes to by our links (decision 0058).
 */
export function tellOpened() {
  const { prerendering }: NewerDocument = document;
  const [navigation]: NewerEntry[] = performance.getEntriesByType("navigation");
  const fetchedAhead = navigation?.deliveryType === "navigational-prefetch";
  if (prerendering) document.addEventListener("prerenderingchange", tell, { once: true });
  else if (fetchedAhead || navigation?.activationStart) tell();
}

function tell() {
  const headers = { [openedFrom]: document.referrer };
  fetch(location.pathname, { method: "HEAD", headers, cache: "no-store" }).catch(() => {
    // A visit that is not counted harms nobody.
  });
}

/** What not every browser has. */
interface NewerDocument extends Document {
  prerendering?: boolean;
}

interface NewerEntry extends PerformanceEntry {
  deliveryType?: string;
  /** Milliseconds; more than 0 where the page was rendered ahead. */
  activationStart?: number;
}
