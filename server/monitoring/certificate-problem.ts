/**
 * Returns what is wrong with the certificate of the server at the other end, and what to do about it. Returns null if
 * the connection failed for another reason.
 * @param error a code of Node or OpenSSL, or an error that has one, itself or as its cause
 */
export function certificateProblem(error: unknown): { found: string; todo: string } | null {
  if (error instanceof Error) {
    // The SMTP library replaces the code and keeps the original.
    const inside: unknown[] = [Reflect.get(error, "originalCode"), Reflect.get(error, "code"), error.cause];
    return inside.map(certificateProblem).find((problem) => problem !== null) ?? null;
  }
  const [, found, todo] = problems.find(([codes]) => typeof error === "string" && codes.test(error)) ?? [];
  return found && todo ? { found: `its certificate ${found.replace("{code}", String(error))}`, todo } : null;
}

const trusted = "It needs one from an authority that browsers trust, such as Let's Encrypt";

const problems: readonly (readonly [RegExp, found: string, todo: string])[] = [
  [/^CERT_HAS_EXPIRED$/, "has expired", "It must be renewed; if it was, this machine's clock is wrong"],
  [/^CERT_NOT_YET_VALID$/, "is not valid yet", "Is this machine's clock right?"],
  [/^DEPTH_ZERO_SELF_SIGNED_CERT$/, "is self-signed", trusted],
  [/^SELF_SIGNED_CERT_IN_CHAIN$/, "is from an authority that is not known here", trusted],
  [
    /^UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?)$/,
    "comes without its chain, or from an authority that is not known here",
    "The server must send the whole chain (fullchain.pem, not cert.pem)",
  ],
  [
    /^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/,
    "is for another name",
    "Use a name that is in the certificate, or get one for this name",
  ],
  [/^(CERT|CRL|UNABLE|INVALID_(CA|PURPOSE)|PATH_LENGTH)_?|_CERT_/, "is not accepted ({code})", trusted],
];
