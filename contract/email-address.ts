type ParsedAddress =
  | {
      ok: true;
      /** The local part as written, in NFC; the domain in lowercase ASCII (`xn--…`). */
      address: string;
      /** False if the local part needs SMTPUTF8 (RFC 6531) on every hop. */
      ascii: boolean;
    }
  | { ok: false; reason: string };

/** Removes invisible characters, which phones and address books add, and converts full-width characters to ASCII. */
export function plainAddress(text: string): string {
  // Keeps the text from the first visible character to the last.
  const [seen = ""] = /[^\p{C}\p{Z}](?:.*[^\p{C}\p{Z}])?/su.exec(text) ?? [];
  return seen
    .replace(/[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g, "")
    .replace(/[\uff01-\uff5e\ufe6b]/g, (letter) => letter.normalize("NFKC"))
    .replace(/[\u3002\uff61]/g, ".");
}

/**
 * Accepts exactly one email address, after cleaning it with {@link plainAddress}: a dot-atom of RFC 5322 (with letters,
 * marks and digits of RFC 6531) at a domain name of letters, digits and hyphens. Deliberately stricter than RFC 5321:
 * quoted local parts and address literals are refused.
 */
export function parseAddress(written: string): ParsedAddress {
  const text = plainAddress(written);
  if (/\p{C}/u.test(text))
    return refuse("it contains an invisible character; please type it instead of pasting it");
  if (forbiddenCharacter.test(text)) return refuse("leave out spaces, commas, brackets, quotes and the like");
  const [local = "", domainAsWritten, ...more] = text.normalize("NFC").split("@");
  if (domainAsWritten === undefined || more.length > 0) return refuse("use exactly one @");
  if (octetsOf(local) > 64) return refuse("the part before the @ is too long");
  if (!localPart.test(local)) return refuse("the part before the @ can't be used in an email address");
  const domain = asciiDomain(domainAsWritten);
  if (domain === null) return refuse("the part after the @ must be a domain name like example.org");
  const address = `${local}@${domain}`;
  if (octetsOf(address) > 254) return refuse("it is too long for an email address");
  return { ok: true, address, ascii: !nonAscii.test(local) };
}

const forbiddenCharacter = /[\p{Z},;:<>()[\]"\\]/u;
const nonAscii = /[^\0-\x7f]/;
// The atext of RFC 5322, plus letters, marks and digits beyond ASCII, but no direction marks or invisible characters.
const localPart = atoms("[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\-]");
const domainCharacters = atoms("[A-Za-z0-9\\-]");
const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

function atoms(asciiClass: string): RegExp {
  const atom = `(?:${asciiClass}|(?![\\0-\\x7f])[\\p{L}\\p{M}\\p{N}])+`;
  return new RegExp(`^${atom}(?:\\.${atom})*$`, "u");
}

function refuse(reason: string): ParsedAddress {
  return { ok: false, reason };
}

function asciiDomain(written: string): string | null {
  // Checks the characters first, because `URL` decodes percent-encoding and cuts the text at slashes.
  if (!domainCharacters.test(written) || !URL.canParse(`http://${written}`)) return null;
  const labels = new URL(`http://${written}`).hostname.split(".");
  const topLevel = labels.at(-1);
  if (labels.length < 2 || topLevel === "localhost" || !labels.every((label) => hostLabel.test(label)))
    return null;
  // Refuses names that end in a number (even full-width "１２７.０.０.１"), which some resolvers read as IPv4 addresses.
  return topLevel && /^\d+$/.test(topLevel) ? null : labels.join(".");
}

function octetsOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
