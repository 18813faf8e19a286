/** Result of stopping a server that has calls in flight. */
interface BusyStop {
  exitCode: number | null;
  /** HTTP status and code of each answered call; calls with a refused connection are not included. */
  answers: { status: number; code: number }[];
  /** True if the event stream ended as a complete response, so that the page connects again. */
  isStreamWhole: boolean;
  secondsAfterLastAnswer: number;
}

interface Wanted {
  url: string;
  headers: Record<string, string>;
  stop: () => Promise<number | null>;
}

const callsAtOnce = 12;

/** Stops a server that has calls in flight, an open event stream and idle connections. */
export async function stopWhileBusy({ url, headers, stop }: Wanted): Promise<BusyStop> {
  const post = (path: string, body: object) =>
    fetch(`${url}/admin${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const stream = (await post('/events', {})).body?.getReader();
  await stream?.read();
  let lastAnswer = performance.now();
  const call = async () => {
    const response = await post('/card/list', { filter: {}, pageSize: 100 });
    const { code } = (await response.json()) as { code: number };
    lastAnswer = performance.now();
    return { status: response.status, code };
  };
  const calls = Array.from({ length: callsAtOnce }, call);
  // The first call is answered; the others are in flight.
  await Promise.race(calls);
  const [exitCode, settled, isStreamWhole] = await Promise.all([
    stop(),
    Promise.allSettled(calls),
    stream ? readToEnd(stream) : false,
  ]);
  return {
    exitCode,
    answers: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    isStreamWhole,
    secondsAfterLastAnswer: (performance.now() - lastAnswer) / 1000,
  };
}

async function readToEnd(stream: ReadableStreamDefaultReader<Uint8Array>): Promise<boolean> {
  try {
    while (!(await stream.read()).done);
    return true;
  } catch {
    // The connection was lost before the end of the response.
    return false;
  }
}
