/** Turns the keys of a record from file paths into names of examples. */
export function indexByExample<Given>(files: Readonly<Record<string, Given>>): Record<string, Given> {
  return Object.fromEntries(
    Object.entries(files).map(([path, given]) => [path.replace(/^.*\/(.+)\.tsx$/, "$1"), given]),
  );
}
