import { keepAsking, type LoadRequest } from "../keep-asking.ts";

export interface Flood extends LoadRequest {
  connections: number;
  seconds: number;
}

/** Repeats one request as fast as it is answered, with any status. Returns answers a second. */
export async function flood(url: string, { path, request, connections, seconds }: Flood): Promise<number> {
  let answers = 0;
  await keepAsking(url, { path, request }, { connections, seconds }, () => {
    answers += 1;
  });
  return answers / seconds;
}
