export interface Route {
  /** A path. If it ends with `:name`, the route stands for several pages. */
  address: string;
  /** The page's module, relative to the project's folder. */
  file: string;
}

export function route(address: string, file: string): Route {
  return { address, file };
}
