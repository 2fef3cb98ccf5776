/** `Object.entries` with typed keys, for objects that have only the keys in their type. */
export function entriesOf<Key extends string, Value>(object: { readonly [key in Key]?: Value }) {
  return Object.entries(object) as [Key, Value][];
}
