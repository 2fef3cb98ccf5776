export function delayScripts(folder: string): Promise<void>;
