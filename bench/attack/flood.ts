import autocannon from "autocannon";

export interface Flood {
  path: string;
  request: autocannon.Request;
  connections: number;
  seconds: number;
}

/** Sends the same request as fast as it is answered, however it is; the answers a second. */
export async function flood(url: string, { path, request, connections, seconds }: Flood): Promise<number> {
  const { requests } = await autocannon({
    url: url + path,
    connections,
    duration: seconds,
    requests: [request],
  });
  return requests.total / seconds;
}
