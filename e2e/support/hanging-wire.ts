import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Trickle } from './trickle';

/** A wire in front of a product, on a port of its own. */
export interface HangingWire {
  url: string;
  /** From now on, the first request for something like that gets no answer at all; those after it do. */
  hang: (pattern: RegExp) => void;
  /** What was never answered. */
  hung: string[];
  /** Answers matching requests with an HTML page that may be cached for ever, until the returned function is called. */
  answerWrongly: (pattern: RegExp, timesMax?: number) => () => void;
  /** Sends answers of matching requests in small pieces. */
  trickle: (pattern: RegExp) => Trickle;
  /** Requests that were answered wrongly. */
  wronged: string[];
  /** All that was requested, with what stands behind the question mark. */
  requested: string[];
  close: () => Promise<void>;
}

/** Passes everything on to `target` but what is to hang: the browser's own connections and cache are the real ones. */
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
    // Pieces of a compressed file do not arrive as bytes of the file.
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
  // A server that listens on a port has an address with one.
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
