import type { Settings } from "../../settings.ts";

export interface OwnerIo {
  /** How the owner calls the commands, for example "npm run site --". */
  program: string;
  out(line: string): void;
  err(line: string): void;
  env: Record<string, string | undefined>;
  now(): number;
  /** The release's folder; left out in the project. */
  buildFolder?: string;
}

export interface Command {
  /** For example "enquiries list". */
  name: string;
  /** The required argument, for example "<id>". */
  operand?: string;
  options?: Readonly<Record<string, CommandOption>>;
  meaning: string;
  /** Returns the exit code. */
  run(request: CommandRequest): Promise<number>;
}

interface CommandOption {
  type: "boolean" | "string";
  /** As shown in the help, for example "--limit N". */
  usage: string;
}

export interface CommandRequest {
  /** The argument, or "" if there is none. */
  operand: string;
  options: Readonly<Record<string, string | boolean | undefined>>;
  settings: Settings;
  io: OwnerIo;
}

export const jsonOption: CommandOption = { type: "boolean", usage: "--json" };
