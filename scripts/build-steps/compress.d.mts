/** Writes compressed variants next to each text file in a folder, at a fast compression level. */
export function compressFolder(folder: string): Promise<void>;
