export function inlineStyles(folder: string): Promise<void>;
