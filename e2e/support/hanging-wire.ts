import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Trickle } from './trickle';

/** Proxy in front of a product, on a separate port. */
export interface HangingWire {
  url: string;
  /** From now on, the first request that matches the pattern gets no response; later ones do. */
  hang: (pattern: RegExp) => void;
  /** Requests that got no response. */
  hung: string[];
  /** Answers matching requests with an HTML page that may be cached forever, until the returned function is called. */
  answerWrongly: (pattern: RegExp, timesMax?: number) => () => void;
  /** Sends responses of matching requests in small pieces. */
  trickle: (pattern: RegExp) => Trickle;
  /** Requests that got a wrong response. */
  wronged: string[];
  /** All requests, with their query. */
  requested: string[];
  close: () => Promise<void>;
}

/**
 * Forwards all requests to `target`, except those that must hang. Connections and cache are those of the real browser.
 */
export async function openHangingWire(target: string): Promise<HangingWire> {
  const { hostname, port } = new URL(target);
  const patterns: RegExp[] = [];
  const trickles: Trickle[] = [];
  const wrongs: { pattern: RegExp; timesLeft: number }[] = [];
  const [hung, wronged, requested]: [string[], string[], string[]] = [[], [], []];
  const server = http.createServer((request, response) => {
    const { url = '/', method, headers } = request;
    requested.push(url);
    const index = patterns.findIndex((pattern) => pattern.test(url));
    if (index >= 0) {
      patterns.splice(index, 1);
      hung.push(url);
      return;
    }
    const wrong = wrongs.find(({ pattern, timesLeft }) => timesLeft > 0 && pattern.test(url));
    if (wrong) {
      wrong.timesLeft -= 1;
      wronged.push(url);
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, max-age=31536000, immutable' });
      response.end('<!doctype html><title>Sign in to this network</title>');
      return;
    }
    const trickle = trickles.find(({ pattern, isOn }) => isOn && pattern.test(url));
    // The pieces of a compressed file would not have the byte positions of the file.
    const sent = trickle ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const onward = http.request({ hostname, port, path: url, method, headers: sent }, (answer) => {
      if (trickle) return void trickle.take(answer, response);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  // The server listens on a TCP port, so the address is an object.
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://${hostname}:${own}`,
    hang: (pattern) => void patterns.push(pattern),
    hung,
    answerWrongly: (pattern, timesMax = Infinity) => {
      const wrong = { pattern, timesLeft: timesMax };
      wrongs.push(wrong);
      return () => (wrong.timesLeft = 0);
    },
    wronged,
    trickle: (pattern) => {
      const trickle = new Trickle(pattern);
      trickles.push(trickle);
      return trickle;
    },
    requested,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
