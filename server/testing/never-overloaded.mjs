// Preloaded into servers with their own process: hides delays of the event loop, since a machine that runs other tests
// would look like an overload.
import { monitorEventLoopDelay } from "node:perf_hooks";

const histogram = Object.getPrototypeOf(Object.getPrototypeOf(monitorEventLoopDelay()));
Object.defineProperty(histogram, "mean", { configurable: true, get: () => 0 });
