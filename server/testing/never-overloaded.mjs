// A machine that is busy with other tests is no overload: whoever loads this never sees its event loop late. Preloaded
// into servers that have a process of their own.
import { monitorEventLoopDelay } from "node:perf_hooks";

const histogram = Object.getPrototypeOf(Object.getPrototypeOf(monitorEventLoopDelay()));
Object.defineProperty(histogram, "mean", { configurable: true, get: () => 0 });
