export interface Finding {
  check: string;
  /** "fail" if something does not work; "warn" if it works only partly, or cannot be checked from here. */
  verdict: "ok" | "warn" | "fail";
  found: string;
  todo?: string;
}

export function ok(check: string, found: string): Finding {
  return { check, verdict: "ok", found };
}

export function warn(check: string, found: string, todo: string): Finding {
  return { check, verdict: "warn", found, todo };
}

export function fail(check: string, found: string, todo: string): Finding {
  return { check, verdict: "fail", found, todo };
}
