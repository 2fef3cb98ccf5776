/** Calls only once it has not been asked again for some milliseconds, with what it was asked last. */
export function debounced<Value>(call: (value: Value) => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call(value: Value) {
      clearTimeout(timer);
      timer = setTimeout(() => call(value), milliseconds);
    },
    cancel() {
      clearTimeout(timer);
    },
  };
}
