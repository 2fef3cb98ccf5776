/** Puts compressed variants beside every text file of a folder: quickly, or with the brotli quality that is named. */
export function compressFolder(folder: string, quality?: number): Promise<void>;
