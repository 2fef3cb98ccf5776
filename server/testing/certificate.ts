import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

export interface Certificate {
  name: string;
  key: string;
  cert: string;
  privateKey: KeyObject;
}

/** Makes a certificate for a host, valid for a day from `from`, signed by `issuer` or by itself (RFC 5280, 4.1). */
export function makeCertificate(name: string, issuer?: Certificate, from = Date.now() - 1_000): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ecdsaWithSha256 = der(0x30, Buffer.from("06082a8648ce3d040302", "hex"));
  const commonName = (text: string) =>
    der(0x30, der(0x31, der(0x30, Buffer.from("0603550403", "hex"), der(0x0c, Buffer.from(text)))));
  const time = (at: number) =>
    der(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/[-:T]/g, "")}Z`));
  const extension = (id: string, value: Buffer) => der(0x30, Buffer.from(id, "hex"), der(0x04, value));
  const body = der(
    0x30,
    der(0xa0, Buffer.from("020102", "hex")),
    der(0x02, Buffer.from([issuer ? 2 : 1])),
    ecdsaWithSha256,
    commonName(issuer?.name ?? name),
    der(0x30, time(from), time(from + 86_400_000)),
    commonName(name),
    publicKey.export({ type: "spki", format: "der" }),
    der(
      0xa3,
      der(
        0x30,
        extension("0603551d13", der(0x30, Buffer.from("0101ff", "hex"))),
        extension("0603551d11", der(0x30, der(0x82, Buffer.from(name)))),
      ),
    ),
  );
  const signature = sign("sha256", body, issuer?.privateKey ?? privateKey);
  const whole = der(0x30, body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature)).toString("base64");
  return {
    name,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replace(/.{64}(?=.)/g, "$&\n")}\n-----END CERTIFICATE-----\n`,
    privateKey,
  };
}

/** Encodes a value in DER: tag, length, content. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
