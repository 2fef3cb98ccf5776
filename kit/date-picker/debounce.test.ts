// R-WIDGET-14
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { debounced } from "./debounce.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("calls once with the last value, 300 milliseconds after the last call", () => {
  const call = vi.fn();
  const waiting = debounced(call, 300);
  waiting.call("2027-03-0");
  vi.advanceTimersByTime(299);
  waiting.call("2027-03-09");
  vi.advanceTimersByTime(299);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledExactlyOnceWith("2027-03-09");
});

it("does not call after it was cancelled", () => {
  const call = vi.fn();
  const waiting = debounced(call, 300);
  waiting.call("2027-03-09");
  waiting.cancel();
  vi.advanceTimersByTime(1000);
  expect(call).not.toHaveBeenCalled();
});

it("calls at once when it is flushed, and only once", () => {
  const call = vi.fn();
  const waiting = debounced(call, 300);
  waiting.flush();
  waiting.call("2027-03-09");
  waiting.flush();
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledExactlyOnceWith("2027-03-09");
});
