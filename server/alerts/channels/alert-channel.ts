import { isSmtpUrl } from "../../setting-checks.ts";

/** A way to the owner that does not need our own mail. */
export type AlertChannel =
  | { kind: "webhook" | "ntfy"; url: string }
  | { kind: "smtp"; url: string; to: string };

/** Reads what ALERT_URL says: several by comma. Null: it can't be read. */
export function parseAlertChannels(text: string): AlertChannel[] | null {
  const channels = text.split(",").map((each) => parseChannel(each.trim()));
  return channels.some((channel) => channel === null) ? null : channels.filter((channel) => channel !== null);
}

function parseChannel(text: string): AlertChannel | null {
  const url = URL.parse(text);
  if (url === null) return null;
  if (url.protocol === "smtp:" || url.protocol === "smtps:") {
    const to = url.searchParams.get("to") ?? "";
    url.search = "";
    return to.includes("@") && isSmtpUrl(url.href) ? { kind: "smtp", url: url.href, to } : null;
  }
  const bare = text.replace(/^ntfy\+/, "");
  const there = URL.parse(bare);
  if (there === null || !/^https?:$/.test(there.protocol)) return null;
  return { kind: bare === text ? "webhook" : "ntfy", url: bare };
}
