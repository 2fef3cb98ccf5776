/** What keeps issues from being read: each with its file and line. */
export class Problems {
  readonly all: { file: string; line: number; what: string }[] = [];

  get count(): number {
    return this.all.length;
  }

  in(file: string): (line: number, what: string) => void {
    return (line, what) => this.all.push({ file, line, what });
  }

  /** Those of one file, from its first line to its last. */
  orderFrom(first: number): void {
    const last = this.all.splice(first);
    this.all.push(...last.sort((one, other) => one.line - other.line));
  }

  /** As a build says them. */
  toString(): string {
    return this.all.map(({ file, line, what }) => `${file}:${line}\n  ${what}.`).join("\n");
  }
}
