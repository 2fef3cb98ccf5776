import type { Settings } from "../../settings.ts";

/** What a command of the owner talks to. */
export interface OwnerIo {
  out(line: string): void;
  err(line: string): void;
  env: Record<string, string | undefined>;
  /** Milliseconds since 1970. */
  now(): number;
}

export interface Command {
  /** How it is called: "enquiries list". */
  name: string;
  /** What must follow its name: "<id>". */
  operand?: string;
  options?: Readonly<Record<string, CommandOption>>;
  meaning: string;
  /** Gives the exit code. */
  run(request: CommandRequest): Promise<number>;
}

export interface CommandOption {
  type: "boolean" | "string";
  /** How the help shows it: "--limit N". */
  usage: string;
}

export interface CommandRequest {
  /** Empty where there is none. */
  operand: string;
  options: Readonly<Record<string, string | boolean | undefined>>;
  settings: Settings;
  io: OwnerIo;
}

export const jsonOption: CommandOption = { type: "boolean", usage: "--json" };
