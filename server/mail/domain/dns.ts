import { Resolver } from "node:dns/promises";
import { codeOf } from "../../monitoring/error-facts.ts";

/** Queries the public DNS. The promises never reject. */
export interface Dns {
  mx(domain: string): Promise<Answer<{ exchange: string; priority: number }>>;
  /** Each TXT record as one string, its parts joined. */
  txt(name: string): Promise<Answer<string>>;
  /** A host's IPv4 and IPv6 addresses. */
  addresses(host: string): Promise<Answer<string>>;
}

/** An empty list means that there is no such record; `silent` is the code of a timeout or a server error. */
export type Answer<Record> = { records: Record[] } | { silent: string };

/** Queries `servers` (default: this machine's name servers), and waits up to 6 seconds for each answer. */
export function systemDns(servers?: string[]): Dns {
  const resolver = new Resolver({ timeout: 2_000, tries: 2, maxTimeout: 3_000 });
  if (servers) resolver.setServers(servers);
  return {
    mx: (domain) => answerOf(resolver.resolveMx(domain)),
    txt: (name) => answerOf(resolver.resolveTxt(name).then((parts) => parts.map((each) => each.join("")))),
    addresses: async (host) => {
      const both = [await answerOf(resolver.resolve4(host)), await answerOf(resolver.resolve6(host))];
      const records = both.flatMap((answer) => ("records" in answer ? answer.records : []));
      const silent = both.find((answer) => "silent" in answer);
      return records.length === 0 && silent ? silent : { records };
    },
  };
}

async function answerOf<Record>(asked: Promise<Record[]>): Promise<Answer<Record>> {
  try {
    return { records: await asked };
  } catch (error) {
    const code = codeOf(error);
    return code === "ENOTFOUND" || code === "ENODATA" ? { records: [] } : { silent: code };
  }
}
