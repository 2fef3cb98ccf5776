export interface Route {
  /** A path, which ends with `:name` if it stands for several pages. */
  address: string;
  /** The page's module, relative to the project's folder. */
  file: string;
}

export function route(address: string, file: string): Route {
  return { address, file };
}
