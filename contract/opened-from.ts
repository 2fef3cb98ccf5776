/** The header that reports the opening of a prefetched page, with the address that led to it. */
export const openedFrom = "opened-from";
