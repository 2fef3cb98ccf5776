import { keepAsking, type LoadRequest } from "../keep-asking.ts";

export interface Flood extends LoadRequest {
  connections: number;
  seconds: number;
}

/** Sends the same request as fast as it is answered, however it is; the answers a second. */
export async function flood(url: string, { path, request, connections, seconds }: Flood): Promise<number> {
  let answers = 0;
  await keepAsking(url, { path, request }, { connections, seconds }, () => {
    answers += 1;
  });
  return answers / seconds;
}
