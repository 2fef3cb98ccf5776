/** Milliseconds until a toast leaves (the specification, section 9). */
export const toastDelay = 5000;

/** Runs out after some milliseconds, but never while somebody rests on the toast; then it begins anew. */
export function restableTimer(done: () => void, milliseconds: number = toastDelay) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => clearTimeout(timer);
  const goOn = () => {
    rest();
    timer = setTimeout(done, milliseconds);
  };
  return { rest, goOn };
}
