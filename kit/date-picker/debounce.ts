/**
 * Returns a function that delays a call until it has not been called for some milliseconds, and then calls with the
 * last value. `flush` makes a pending call at once.
 */
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
