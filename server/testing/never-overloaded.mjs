// Preloaded into servers in separate processes: hides event-loop delays, because on a machine that also runs other
// tests the servers would seem overloaded.
import { monitorEventLoopDelay } from "node:perf_hooks";

const histogram = Object.getPrototypeOf(Object.getPrototypeOf(monitorEventLoopDelay()));
Object.defineProperty(histogram, "mean", { configurable: true, get: () => 0 });
