/**
 * Debounces a function: calls it with the last value after `milliseconds` without a new value. `flush` makes a pending
 * call immediately.
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
