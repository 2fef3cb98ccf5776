/** Milliseconds. */
export interface SmtpLimits {
  /** From the look-up of the name to the end of the TLS handshake. */
  connect: number;
  /** From the connection to the server's first line. */
  greeting: number;
  /** Silence at any later point. */
  idle: number;
  /** The whole attempt, after which the connection is cut. */
  whole: number;
  /** How long a connection is kept for the next mail. */
  linger: number;
}

export const defaultSmtpLimits: SmtpLimits = {
  connect: 10_000,
  greeting: 10_000,
  idle: 20_000,
  whole: 55_000,
  linger: 2_000,
};
