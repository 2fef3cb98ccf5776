/** Puts compressed variants beside every text file of a folder, at the best level. */
export function compressFolder(folder: string): Promise<void>;
