/** @throws TypeError unless the text is an `smtp:` or `smtps:` URL with only user, password, host and port */
export function readSmtpUrl(text: string): SmtpServer {
  const url = new URL(text);
  if (url.protocol !== "smtp:" && url.protocol !== "smtps:") throw new TypeError("not an SMTP URL");
  if (url.hostname === "") throw new TypeError("the SMTP URL names no host");
  // An unescaped # or / in the password ends the host early: `smtp://user:25/x@host` is parsed as the host `user`.
  if (url.hash || url.search || !/^\/?$/.test(url.pathname)) {
    throw new TypeError("something follows the SMTP URL's host");
  }
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return {
    host,
    // The default ports for mail submission (RFC 6409 and RFC 8314).
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    loopback: /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host),
    login:
      url.username === ""
        ? null
        : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
  };
}

export interface SmtpServer {
  host: string;
  port: number;
  /** Whether the connection uses TLS from the first byte. */
  secure: boolean;
  /** Whether the server is on this machine. TLS is then optional, and its certificate is not checked. */
  loopback: boolean;
  login: { user: string; pass: string } | null;
}
