export const placeholder: string;
export function builtFor(folder: string): string | null;
