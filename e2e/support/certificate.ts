import { generateKeyPairSync, sign } from "node:crypto";

/**
 * Makes an untrusted certificate for a test server, so that the repository has no private key. X.509, RFC 5280, section 4.1.
 */
export function makeCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = Buffer.from("300a06082a8648ce3d040302", "hex"); // ecdsa-with-SHA256
  const commonName = sequence(Buffer.from("0603550403", "hex"), der(0x0c, Buffer.from("tests")));
  const name = sequence(der(0x31, commonName));
  const validity = sequence(...["200101000000Z", "491231235959Z"].map(utcTime));
  const spki = publicKey.export({ type: "spki", format: "der" });
  // Version 3, serial number 1.
  const head = Buffer.from("a003020102020101", "hex");
  const signed = sequence(head, algorithm, name, validity, name, spki);
  const signature = der(0x03, Buffer.from([0]), sign("sha256", signed, privateKey));
  const body = sequence(signed, algorithm, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const long = length > 255 ? [0x82, length >> 8] : length > 127 ? [0x81] : [];
  return Buffer.concat([Buffer.from([tag, ...long, length & 255]), body]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

function utcTime(time: string): Buffer {
  return der(0x17, Buffer.from(time));
}
