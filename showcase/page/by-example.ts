/** What files give, by the names of the examples in them. */
export function byExample<Given>(files: Readonly<Record<string, Given>>): Record<string, Given> {
  return Object.fromEntries(
    Object.entries(files).map(([path, given]) => [path.replace(/^.*\/(.+)\.tsx$/, "$1"), given]),
  );
}
