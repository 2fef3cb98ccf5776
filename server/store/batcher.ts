import { setImmediate } from "node:timers/promises";
import { StoreUnavailable } from "./unavailable.ts";

export interface BatchedWork<Item, Result> {
  /** What no two items may share that are done at the same time: one of them waits for the other. */
  conflictKeys(item: Item): string[];
  /**
   * Gives a result for each item, in their order. Where others wait meanwhile, no lock is waited for longer than
   * `lockTimeoutMs`; null: as long as it takes.
   * @throws StoreUnavailable where it is the database that fails, `contended` where it is somebody's lock.
   */
  work(items: readonly Item[], lockTimeoutMs: number | null): Promise<Result[]>;
}

/**
 * Does in one batch what arrives while others are being dealt with: few statements and one commit instead of some for
 * each. Where one makes that fail, or has to wait for somebody's lock, each is done again alone, so that no stranger
 * fails or waits with it; where the database itself fails, all do.
 */
export function createBatcher<Item, Result>({
  conflictKeys,
  work,
}: BatchedWork<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  const keysInUse = new Set<string>();
  let running = false;

  async function run(): Promise<void> {
    running = true;
    for (;;) {
      // Whatever else comes in the same turn of the event loop comes along.
      await setImmediate();
      const batch = takeBatch();
      if (batch.length === 0) break;
      await attempt(batch);
    }
    running = false;
  }

  function takeBatch(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    waiting = waiting.filter((each) => {
      const keys = conflictKeys(each.item);
      if (batch.length === largestBatch || keys.some((key) => keysInUse.has(key))) return true;
      for (const key of keys) keysInUse.add(key);
      batch.push(each);
      return false;
    });
    return batch;
  }

  async function attempt(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      await finish(batch, 500);
    } catch (error) {
      if (isContended(error) || (batch.length > 1 && !(error instanceof StoreUnavailable))) {
        // Not waited for: what makes one slow must not hold up those who came later.
        for (const one of batch) void retryAlone(one);
        return;
      }
      for (const { reject } of batch) reject(error);
      release(batch);
    }
  }

  async function retryAlone(one: Waiting<Item, Result>): Promise<void> {
    try {
      await finish([one], null);
    } catch (error) {
      one.reject(error);
      release([one]);
    }
    // Somebody may have waited for its keys.
    if (!running) void run();
  }

  async function finish(batch: Waiting<Item, Result>[], lockTimeoutMs: number | null): Promise<void> {
    const items = batch.map(({ item }) => item);
    const results = await work(items, lockTimeoutMs);
    for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    release(batch);
  }

  function release(batch: Waiting<Item, Result>[]): void {
    for (const { item } of batch) for (const key of conflictKeys(item)) keysInUse.delete(key);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!running) void run();
    });
}

/** So that nobody waits long for strangers. */
const largestBatch = 64;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

function isContended(error: unknown): boolean {
  return error instanceof StoreUnavailable && error.contended;
}
