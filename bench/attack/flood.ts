import { type LoadRequest, sendLoad } from "../send-load.ts";

export interface Flood extends LoadRequest {
  connections: number;
  seconds: number;
}

/** Repeats a request as fast as the server responds, whatever the status. Resolves with the responses per second. */
export async function flood(url: string, { path, request, connections, seconds }: Flood): Promise<number> {
  let answers = 0;
  await sendLoad(url, { path, request }, { connections, seconds }, () => {
    answers += 1;
  });
  return answers / seconds;
}
