export function neededStyles(css: string, names: ReadonlySet<string>): string;
