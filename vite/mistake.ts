import { relative } from "node:path";

/** An error in the owner's files. Its message says what to correct, so no stack is printed. */
export class Mistake extends Error {
  // Code checks this name, not the class, because each bundle of the Vite configuration has its own copy of the class.
  override name = "Mistake";
}

/** An error in a line of a text. `what` says what is wrong and how to correct it, without a full stop at the end. */
export interface Problem {
  line: number;
  what: string;
}

/** The errors in a text. The caller, which has read the file, adds the file's name with {@link inFile}. */
export class WrongText extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ line, what }) => `line ${line}: ${what}.`).join("\n"));
    this.problems = problems;
  }
}

/** Returns an error that reports a single problem. */
export function singleProblem(line: number, what: string): WrongText {
  return new WrongText([{ line, what }]);
}

/** Adds the file's name to an error thrown while the file was parsed. */
export function inFile(path: string, error: unknown): Error {
  const file = relative(process.cwd(), path).replaceAll("\\", "/");
  if (error instanceof WrongText) return new Mistake(formatProblems(file, error.problems));
  return error instanceof Mistake ? error : new Error(`${file} can’t be read`, { cause: error });
}

/** Formats problems. Each begins with `file:line`, which editors recognise as a link. */
export function formatProblems(file: string, problems: readonly Problem[]): string {
  return problems.map(({ line, what }) => `${file}:${line}\n  ${what}.`).join("\n");
}
