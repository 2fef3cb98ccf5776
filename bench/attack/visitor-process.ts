// Requests a page and sends an enquiry at fixed intervals, without waiting for earlier responses, until the parent
// process tells it to stop. Then sends the parent the response times. The visitor is a separate process, so that
// generating the attack does not delay it.
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { postEnquiry, visitorAddress } from "../enquiry.ts";
import { startPageProbe } from "../promises/page-probe.ts";

/** The response times of pages and of enquiries, in milliseconds. */
export interface VisitTimes {
  times: number[];
  enquiries: number[];
}

const [url = ""] = process.argv.slice(2);
const timeout = 20_000;
/** On Linux, where every address in 127.0.0.0/8 is local, the visitor's IP address differs from the attacker's. */
const from = (address: string) => (process.platform === "linux" ? { localAddress: address } : {});
const agent = new Agent({ keepAlive: true, ...from("127.0.0.2") });
const probe = startPageProbe(url, { agent, timeout }, 20);
const enquiries: Promise<number>[] = [];
const posting = setInterval(() => enquiries.push(enquire(enquiries.length)), 500);

/** Sends an enquiry from its own address, because of the rate limits. Resolves with the response time. */
async function enquire(count: number): Promise<number> {
  const begunAt = performance.now();
  const posted = postEnquiry(url, count, from(visitorAddress(127, count + 0x10000)));
  const answer = await Promise.race([posted, pause(timeout, "no response")]);
  return typeof answer === "object" && answer.status === 200 ? performance.now() - begunAt : timeout;
}

process.once("message", async () => {
  probe.stop();
  clearInterval(posting);
  await probe.answered();
  const { times, failed } = probe.figures;
  // A failed or unanswered request counts as one that took the full timeout.
  const all = [...times, ...Array(failed).fill(timeout)];
  process.send?.({ times: all, enquiries: await Promise.all(enquiries) } satisfies VisitTimes);
  process.disconnect?.();
  agent.destroy();
});
