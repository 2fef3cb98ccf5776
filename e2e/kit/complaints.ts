/** What React and the browser have complained about. */
export const complaints: string[] = [];

console.error = (...words: unknown[]) => complaints.push(`error: ${words.join(" ")}`);
addEventListener("error", ({ message }) => complaints.push(`error: ${message}`));
