/**
 * When a prefetched page is opened, the browser reports the view in a request with this header. The header's value is
 * the page's referrer.
 */
export const openedFrom = "opened-from";
