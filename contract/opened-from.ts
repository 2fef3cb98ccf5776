/**
 * The name of a request header whose value is the page's referrer. A browser opens a prefetched page without sending a
 * request, so a script reports the page view in a request with this header.
 */
export const openedFrom = "opened-from";
