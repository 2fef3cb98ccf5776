import { isIP } from "node:net";
import { z } from "zod";
import { parseAddress } from "../contract/email-address.ts";
import { readSmtpUrl } from "./mail/transport/smtp-server-url.ts";

export function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text);
}

export function isFolder(text: string): boolean {
  return !text.includes("\0") && text.trim() !== "";
}

export function parseOrigin(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  const isBare = url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
  return isBare ? url.origin : null;
}

export function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  const isPostgres = url?.protocol === "postgres:" || url?.protocol === "postgresql:";
  // If the URL has a fragment, the password contains an unescaped #, which cuts off the rest of the URL.
  return isPostgres && url.hostname !== "" && !url.hash;
}

export function isSmtpUrl(text: string): boolean {
  try {
    readSmtpUrl(text);
    return true;
  } catch {
    return false;
  }
}

/** Our own addresses must be ASCII, so that every mail server accepts them. */
export function parseOwnAddress(text: string): string | null {
  const parsed = parseAddress(text);
  return parsed.ok && parsed.ascii ? parsed.address : null;
}

export function parseRanges(text: string): string[] | null {
  const ranges = text.split(",").map((range) => range.trim());
  return ranges.every(isRange) ? ranges : null;
}

function isRange(text: string): boolean {
  const [address = "", prefix, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  // Refuses a range that covers all addresses, because it would let any client choose its own IP address.
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  return bits > 0 && bits <= (family === 4 ? 32 : 128);
}

/** Parses extra mail headers from a JSON object of names and values. */
export function parseHeaders(text: string): Record<string, string> | null {
  try {
    return z
      .record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]{1,500}$/))
      .parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Shows a URL without its password. An invalid URL is not shown, because it may contain a password anywhere. */
export function shownUrl(text: string): string {
  const url = URL.parse(text);
  // An @ after the parsed host means that the password contains an unescaped # or /.
  const isHostSure = url !== null && url.host !== "" && !/@/.test(url.pathname + url.search + url.hash);
  if (!isHostSure) return `${text.length} characters that are not a valid URL`;
  const user = url.username || url.password ? "***@" : "";
  return JSON.stringify(`${url.protocol}//${user}${url.host}${url.pathname}`);
}
