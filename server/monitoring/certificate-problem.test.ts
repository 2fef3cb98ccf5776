// R-COMMAND-8, R-RUN-4, R-MAIL-6
import { createServer as createSite } from "node:https";
import { createServer, type Server } from "node:net";
import { getCACertificates, setDefaultCACertificates, TLSSocket } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { dayMs as day } from "../durations.ts";
import { readSmtpUrl } from "../mail/transport/smtp-server-url.ts";
import { checkLinksOutside } from "../newsletter/check/check-outside.ts";
import { createHeartbeat } from "../owner/alerts/heartbeat.ts";
import { checkMailServer } from "../owner/commands/doctor/mail-server-check.ts";
import { checkSite, probeSite } from "../owner/commands/doctor/site-check.ts";
import { settingsIn, storeProblem } from "../start-problem.ts";
import { openStore } from "../store/store.ts";
import { type Certificate, makeCertificate } from "../testing/certificate.ts";
import { fakeClock } from "../testing/fake-clock.ts";
import { sampleIssue } from "../testing/fixtures/sample-issue.ts";
import { listenOnFreePort } from "../testing/free-port.ts";
import { startSmtpServer } from "../testing/smtp-server.ts";
import { certificateProblem } from "./certificate-problem.ts";

const authority = makeCertificate("authority.test");
const between = makeCertificate("between.test", authority);

const faults: [string, Certificate, RegExp, RegExp][] = [
  ["expired", makeCertificate("localhost", authority, Date.now() - 2 * day), /has expired/, /renewed/],
  ["of tomorrow", makeCertificate("localhost", authority, Date.now() + day), /not valid yet/, /clock/],
  ["self-signed", makeCertificate("localhost"), /is self-signed/, /authority that browsers trust/],
  ["without its chain", makeCertificate("localhost", between), /without its chain/, /fullchain\.pem/],
  ["for another name", makeCertificate("other.test", authority), /for another name/, /name that is in/],
];

const trusted = getCACertificates("default");
beforeAll(() => setDefaultCACertificates([...trusted, authority.cert]));
afterAll(() => setDefaultCACertificates(trusted));

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** What is said about a server with this certificate: what was found, and what to do, if that place says it. */
const connections: Record<string, (certificate: Certificate) => Promise<string[]>> = {
  "the mail server": async (certificate) => {
    const smtp = await startSmtpServer(0, { certificate });
    closing.push(smtp.close);
    const server = { ...readSmtpUrl(`smtp://localhost:${smtp.port}`), loopback: false };
    const { found, todo = "" } = await checkMailServer(server);
    return [found, todo];
  },
  SITE_URL: async (certificate) => {
    const url = await startSite(certificate);
    const [, { found = "", todo = "" } = {}] = await checkSite({ siteUrl: url, smtpUrl: null }, 0, probeSite);
    return [found, todo];
  },
  DATABASE_URL: async (certificate) => {
    const port = await listening(
      createServer((socket) => {
        socket.on("error", () => {});
        // The request for TLS, and its acceptance (https://www.postgresql.org/docs/current/protocol-flow.html).
        socket.once("data", () => {
          socket.write("S");
          new TLSSocket(socket, { isServer: true, ...certificate }).on("error", () => {});
        });
      }),
    );
    const settings = settingsIn({ DATABASE_URL: `postgres://localhost:${port}/site?sslmode=verify-full` });
    const error: unknown = await openStore(settings).catch((reason) => storeProblem(reason, settings));
    return [String(error)];
  },
  HEARTBEAT_URL: async (certificate) => {
    const url = await startSite(certificate);
    const logged: string[] = [];
    const store = { ready: async () => {}, db: {} } as never;
    const settings = { dataDir: "", siteUrl: url, trustProxy: [] };
    const log = { error: (_: object, line: string) => logged.push(line) };
    const heartbeat = createHeartbeat({ store, clock: fakeClock(), settings, url, log });
    heartbeat.start();
    await expect.poll(() => logged).toHaveLength(1);
    await heartbeat.stop();
    return logged;
  },
  "a link in an issue": async (certificate) => {
    const href = await startSite(certificate);
    const words = [{ type: "link", href, words: [], line: 8 } as const];
    const [finding] = await checkLinksOutside({ ...sampleIssue, blocks: [{ type: "paragraph", words }] });
    return [finding?.what ?? ""];
  },
};

describe.each(Object.entries(connections))("the certificate of %s", (_, said) => {
  test.each(faults)("%s is reported as that, with what to do", async (_fault, certificate, found, todo) => {
    const [about = "", advice] = await said(certificate);
    expect(about).toMatch(found);
    if (advice !== undefined) expect(advice).toMatch(todo);
  });
});

test.each(["CERT_REVOKED", "INVALID_CA", "UNABLE_TO_GET_CRL"])("another fault is named: %s", (code) => {
  expect(certificateProblem(code)?.found).toBe(`its certificate is not accepted (${code})`);
});

async function startSite({ key, cert }: Certificate): Promise<string> {
  return `https://localhost:${await listening(createSite({ key, cert }, (_, reply) => reply.end()))}`;
}

async function listening(server: Server): Promise<number> {
  closing.push(() => server.close());
  return listenOnFreePort(server, "localhost");
}
