/** Writes compressed variants beside every text file in a folder, at a fast level. */
export function compressFolder(folder: string): Promise<void>;
