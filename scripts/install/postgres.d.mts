export interface PostgresPrograms {
  /** The folder that holds `initdb` and `postgres`. */
  bin: string;
}

export function findPostgres(): PostgresPrograms | null;
export function installPostgres(): PostgresPrograms;
