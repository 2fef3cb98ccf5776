/** `Object.entries` with typed keys, for an object that has no keys outside its type. */
export function entriesOf<Key extends string, Value>(object: { readonly [key in Key]?: Value }) {
  return Object.entries(object) as [Key, Value][];
}
