/** Words in another language, by the English ones. Values take the place of names in braces. */
export type Words<English extends string> = { readonly [Word in English]?: string };

export interface Translated<English extends string> {
  /** Words in another language, by the English ones. */
  words?: Words<English> | undefined;
}

/** Returns a function that translates an English word, and puts values in place of names in braces. */
export function translator<English extends string>(words: Words<English> = {}) {
  return (english: English, values: Readonly<Record<string, string | number>> = {}) =>
    (words[english] ?? english).replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
