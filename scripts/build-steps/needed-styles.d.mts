export function neededStyles(css: string, names: Pick<ReadonlySet<string>, "has">): string;
