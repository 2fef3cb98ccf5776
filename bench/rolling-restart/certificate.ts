import { generateKeyPairSync, sign } from "node:crypto";

/** A certificate for `localhost` that vouches for itself (RFC 5280), in PEM. */
export function makeCertificate(from: Date, to: Date): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  // 1.2.840.10045.4.3.2: ECDSA with SHA-256.
  const algorithm = sequence(der(0x06, Buffer.from("2a8648ce3d040302", "hex")));
  // 2.5.4.3: its common name.
  const name = sequence(der(0x31, sequence(oid("550403"), der(0x0c, Buffer.from("localhost")))));
  // 2.5.29.17 with a name of kind 2: a DNS name.
  const names = sequence(oid("551d11"), der(0x04, sequence(der(0x82, Buffer.from("localhost")))));
  const whole = sequence(
    der(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    sequence(time(from), time(to)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(names)),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", whole, privateKey));
  const certificate = sequence(whole, algorithm, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value with its kind and its length before it (X.690). */
function der(kind: number, ...parts: Uint8Array[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const lengthBytes =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([kind, ...lengthBytes]), value]);
}

function sequence(...parts: Uint8Array[]): Buffer {
  return der(0x30, ...parts);
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, "hex"));
}

function integer(small: number): Buffer {
  return der(0x02, Buffer.from([small]));
}

/** YYYYMMDDhhmmssZ. */
function time(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, "").slice(0, 14)}Z`));
}
