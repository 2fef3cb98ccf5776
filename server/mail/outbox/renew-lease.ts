import type { Store } from "../../store/store.ts";
import { type LeasedMail, renewLease } from "./lease.ts";

/**
 * Renews a lease until its mail is done with. So a lease can be short, and a mail whose server died goes on soon.
 * @param times `leasedAt`: when the lease was asked for, by `performance.now()`.
 */
export function holdLease(
  store: Store,
  mail: LeasedMail,
  { leasedAt, leaseMs }: { leasedAt: number; leaseMs: number },
): HeldLease {
  let until = leasedAt + leaseMs;
  let timer = setTimeout(prolong, leaseMs / 3);
  let ended = false;

  async function prolong(): Promise<void> {
    const asked = performance.now();
    try {
      if (!(await renewLease(store, mail, leaseMs))) return;
      until = asked + leaseMs;
    } catch {
      // The database can't be used now: the lease holds until it runs out, or until a later try succeeds.
    }
    if (!ended) timer = setTimeout(prolong, leaseMs / 3);
  }

  return {
    holds: () => performance.now() < until,
    end: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
}

export interface HeldLease {
  /** Whether the mail is certainly nobody else's, also right after the process has stood still. */
  holds(): boolean;
  end(): void;
}
