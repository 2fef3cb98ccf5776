/** Puts compressed variants beside every text file of a folder, quickly. */
export function compressFolder(folder: string): Promise<void>;
