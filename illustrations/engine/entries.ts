/** `Object.entries` with the type of the keys, for an object that has no other keys. */
export function entriesOf<Key extends string, Value>(object: { readonly [key in Key]?: Value }) {
  return Object.entries(object) as [Key, Value][];
}
