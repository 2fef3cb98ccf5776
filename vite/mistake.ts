import { relative } from "node:path";

/** Something in the owner's files that can't be built: its message says all, so that no stack is shown. */
export class Mistake extends Error {
  // Told by the name: each bundle of a configuration has a class of its own.
  override name = "Mistake";
}

/** What is wrong in a line of a text, and how it would be right: without the full stop. */
export interface Problem {
  line: number;
  what: string;
}

/** A text that can't be built; whoever has read the file says which it is. */
export class WrongText extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ line, what }) => `line ${line}: ${what}.`).join("\n"));
    this.problems = problems;
  }
}

/** With one thing wrong. */
export function wrong(line: number, what: string): WrongText {
  return new WrongText([{ line, what }]);
}

/** What was thrown while a file was read, with the file's name. */
export function inFile(path: string, error: unknown): Error {
  const file = relative(process.cwd(), path).replaceAll("\\", "/");
  if (error instanceof WrongText) return new Mistake(formatProblems(file, error.problems));
  return error instanceof Mistake ? error : new Error(`${file} can’t be read`, { cause: error });
}

/** Each with its place, as editors lead to it. */
export function formatProblems(file: string, problems: readonly Problem[]): string {
  return problems.map(({ line, what }) => `${file}:${line}\n  ${what}.`).join("\n");
}
