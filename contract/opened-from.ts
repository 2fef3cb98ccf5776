/** The header in which a page that was fetched ahead says that it has been opened, and which address led to it. */
export const openedFrom = "opened-from";
