/**
 * Delays a call until no other has come for so many milliseconds, and uses the last value; `flush` makes a pending call
 * at once.
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
