/** Calls only once it has not been asked again for some milliseconds, or at once when flushed, with what it was asked last. */
export function debounced<Value>(call: (value: Value) => void, milliseconds: number) {
  let waiting: { value: Value; timer: ReturnType<typeof setTimeout> } | undefined;
  function cancel() {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  }
  function flush() {
    if (!waiting) return;
    const { value } = waiting;
    cancel();
    call(value);
  }
  return {
    call(value: Value) {
      cancel();
      waiting = { value, timer: setTimeout(flush, milliseconds) };
    },
    cancel,
    flush,
  };
}
