/** Something in the owner's files that can't be built: its message says all, so that no stack is shown. */
export class Mistake extends Error {
  // Told by the name: each bundle of a configuration has a class of its own.
  override name = "Mistake";
}
