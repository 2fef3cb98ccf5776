export function inlineStyles(folder: string, assets?: string): Promise<void>;
