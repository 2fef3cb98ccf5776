/**
 * Debounces a function: it is called with the last value, once no other value has come for some milliseconds. `flush`
 * makes a pending call at once.
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
