// Preloaded into servers in separate processes: hides delays of the event loop, because a machine that runs other tests
// would look overloaded.
import { monitorEventLoopDelay } from "node:perf_hooks";

const histogram = Object.getPrototypeOf(Object.getPrototypeOf(monitorEventLoopDelay()));
Object.defineProperty(histogram, "mean", { configurable: true, get: () => 0 });
