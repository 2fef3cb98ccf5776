export function toolFolder(packed: string): string;
export function installTool(packed: string, ...options: string[]): string;
