import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restableTimer, toastDelay } from "./toast-timer.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("a toast leaves after 5 seconds", () => {
  const leave = vi.fn();
  restableTimer(leave).goOn();
  vi.advanceTimersByTime(4999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
  expect(toastDelay).toBe(5000);
});

it("a toast stays while pointer or focus rests on it, and 5 seconds longer", () => {
  const leave = vi.fn();
  const timer = restableTimer(leave);
  timer.goOn();
  vi.advanceTimersByTime(4000);
  timer.rest();
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
  timer.goOn();
  vi.advanceTimersByTime(4999);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalledOnce();
});
