/** The header of the request that reports that a prefetched page was opened. Its value is the page's referrer. */
export const openedFrom = "opened-from";
