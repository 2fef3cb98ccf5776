export function installEngines(): void;
export function enginePrograms(): Record<"firefox" | "webkit" | "xvfb", string>;
