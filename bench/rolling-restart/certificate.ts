import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes a self-signed certificate for `localhost`. Returns the files' paths, and the certificate in PEM format. */
export function writeCertificate(folder: string): Certificate & { text: string } {
  const [cert, key, both] = ["cert", "key", "both"].map((name) => join(folder, `${name}.pem`));
  if (!cert || !key || !both) throw new Error("no paths");
  const made = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  const named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", ...made, ...named, "-keyout", key, "-out", cert], { stdio: "ignore" });
  const text = readFileSync(cert, "utf8");
  writeFileSync(both, text + readFileSync(key, "utf8"));
  return { cert, key, both, text };
}

/** The paths of PEM files. `both` contains the certificate and the key. */
export interface Certificate {
  cert: string;
  key: string;
  both: string;
}
