import { setImmediate } from "node:timers/promises";
import { StoreUnavailable } from "./unavailable.ts";

/** What is done for many as well as for one. */
export interface Together<Item, Result> {
  /** What no two items may share that are done at the same time: one of them waits for the other. */
  marks(item: Item): string[];
  /**
   * Gives a result for each item, in their order. `hurry`: others wait meanwhile, so nobody's lock is waited for long.
   * @throws StoreUnavailable where it is the database that fails, `contended` where it is somebody's lock.
   */
  work(items: readonly Item[], hurry: boolean): Promise<Result[]>;
}

/**
 * Does together what arrives while others are being dealt with: few statements and one commit instead of some for each.
 * Where one makes that fail, or has to wait for somebody's lock, each is done again alone, so that no stranger fails or
 * waits with it; where the database itself fails, all do.
 */
export function doTogether<Item, Result>({
  marks,
  work,
}: Together<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  const taken = new Set<string>();
  let running = false;

  async function run(): Promise<void> {
    running = true;
    for (;;) {
      // Whatever else comes in the same turn of the event loop comes along.
      await setImmediate();
      const group = takeGroup();
      if (group.length === 0) break;
      await attempt(group);
    }
    running = false;
  }

  function takeGroup(): Waiting<Item, Result>[] {
    const group: Waiting<Item, Result>[] = [];
    waiting = waiting.filter((each) => {
      const own = marks(each.item);
      if (group.length === most || own.some((mark) => taken.has(mark))) return true;
      for (const mark of own) taken.add(mark);
      group.push(each);
      return false;
    });
    return group;
  }

  async function attempt(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      await finish(group, true);
    } catch (fault) {
      if (isContended(fault) || (group.length > 1 && !(fault instanceof StoreUnavailable))) {
        // Not waited for: what makes one slow must not hold up those who came later.
        for (const one of group) void again(one);
        return;
      }
      for (const { reject } of group) reject(fault);
      release(group);
    }
  }

  async function again(one: Waiting<Item, Result>): Promise<void> {
    try {
      await finish([one], false);
    } catch (fault) {
      one.reject(fault);
      release([one]);
    }
    // Somebody may have waited for its marks.
    if (!running) void run();
  }

  async function finish(group: Waiting<Item, Result>[], hurry: boolean): Promise<void> {
    const items = group.map(({ item }) => item);
    for (const [index, result] of (await work(items, hurry)).entries()) group[index]?.resolve(result);
    release(group);
  }

  function release(group: Waiting<Item, Result>[]): void {
    for (const { item } of group) for (const mark of marks(item)) taken.delete(mark);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!running) void run();
    });
}

/** So that nobody waits long for strangers. */
const most = 64;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(fault: unknown): void;
}

function isContended(fault: unknown): boolean {
  return fault instanceof StoreUnavailable && fault.contended;
}
