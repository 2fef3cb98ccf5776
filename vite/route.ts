export interface Route {
  /** An address ends with `:name` if it stands for several pages. */
  address: string;
  /** The module of the page, from the project's folder. */
  file: string;
}

export function route(address: string, file: string): Route {
  return { address, file };
}
