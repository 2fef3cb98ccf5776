import type { Store } from "../../store/store.ts";
import { type ClaimedMail, renew } from "./lease.ts";

/**
 * Renews a claim until its mail is done with. So a lease can be short, and a mail whose server died goes on soon.
 * @param times `claimedAt`: when the claim was asked for, by `performance.now()`; `lease`: in milliseconds.
 */
export function keepClaim(
  store: Store,
  mail: ClaimedMail,
  { claimedAt, lease }: { claimedAt: number; lease: number },
): KeptClaim {
  let until = claimedAt + lease;
  let timer = setTimeout(prolong, lease / 3);
  let ended = false;

  async function prolong(): Promise<void> {
    const asked = performance.now();
    try {
      if (!(await renew(store, mail, lease))) return;
      until = asked + lease;
    } catch {
      // The database can't be used now: the claim holds until it runs out, or until a later try succeeds.
    }
    if (!ended) timer = setTimeout(prolong, lease / 3);
  }

  return {
    holds: () => performance.now() < until,
    end: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
}

export interface KeptClaim {
  /** Whether the mail is certainly nobody else's, also right after the process has stood still. */
  holds(): boolean;
  end(): void;
}
