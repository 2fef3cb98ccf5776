import type { Store } from "../../store/store.ts";
import { type Asked, type MarkTerms, type MayGoOut, markHandingOver } from "./hand-over.ts";

/**
 * Marks together what the connections of a run ask for at about the same time: each commit waits for the disk.
 * @param connections how many there are: more can't ask
 */
export function shareMarks(
  store: Store,
  terms: MarkTerms,
  connections: number,
): (asked: Asked) => Promise<MayGoOut> {
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function mark(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const together = waiting;
    waiting = [];
    try {
      const answers = await markHandingOver(
        store,
        together.map(({ asked }) => asked),
        terms,
      );
      for (const [index, answer] of answers.entries()) together[index]?.resolve(answer);
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (waiting.length === connections) void mark();
      else timer ??= setTimeout(mark, waitMs);
    });
}

const waitMs = 2;

interface Waiting {
  asked: Asked;
  resolve(answer: MayGoOut): void;
  reject(error: unknown): void;
}
