/** Shortens the keys of a record from file paths to example names: `…/buttons/sizes.tsx` becomes `sizes`. */
export function indexByExample<Given>(files: Readonly<Record<string, Given>>): Record<string, Given> {
  return Object.fromEntries(
    Object.entries(files).map(([path, given]) => [path.replace(/^.*\/(.+)\.tsx$/, "$1"), given]),
  );
}
