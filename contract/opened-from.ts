/**
 * The browser opens a prefetched page without a request, so a script reports the page view in a request with this
 * header. Its value is the page's referrer.
 */
export const openedFrom = "opened-from";
