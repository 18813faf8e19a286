import { follow, onReach } from '@console/api';
import { streamEvents, type PushedEvent } from '@console/contracts/release';
import { admittedUserOf, sessionAtom, store } from '@console/session';
import { openPushChannel } from './push-channel';
import { isAlive, pauseMs, silenceMs } from './push.rules';

/** Lock of the page that holds the stream for all pages of the browser, because each stream occupies a connection. */
const lockName = 'vcc-push';
/** Duration after which a stream counts as successful and resets the backoff. */
const provenMs = 10_000;

let beatAtMs: number | null = null;

/** Returns true if server events arrive; otherwise pages must poll. */
export const isPushed = (): boolean => isAlive(beatAtMs, performance.now());

interface Hearing {
  onEvent: (event: PushedEvent) => void;
  /** Called when the stream is lost; from then on the page must poll. */
  onCut: () => void;
}

/** Receives server events while a user is signed in. */
export function watchPush(hearing: Hearing): void {
  let ending: AbortController | null = null;
  let listeningFor: string | null = null;
  const change = () => {
    const userId = admittedUserOf(store.get(sessionAtom))?.userId ?? null;
    if (userId === listeningFor) return;
    listeningFor = userId;
    ending?.abort();
    beatAtMs = null;
    if (userId === null) return;
    ending = new AbortController();
    void takePart(userId, hearing, ending.signal);
  };
  store.sub(sessionAtom, change);
  change();
}

async function takePart(userId: string, { onEvent, onCut }: Hearing, signal: AbortSignal): Promise<void> {
  const channel = openPushChannel(userId, {
    onEvent,
    onBeat: () => (beatAtMs = performance.now()),
    onCut: () => {
      beatAtMs = null;
      onCut();
    },
  });
  try {
    await navigator.locks.request(lockName, { signal }, () => hold(channel, signal));
  } catch {
    // The session has ended, or locks are unavailable and every page polls separately.
  } finally {
    channel.close();
  }
}

type Channel = ReturnType<typeof openPushChannel>;

/** Reopens the stream after each loss, until the session ends. */
async function hold(channel: Channel, signal: AbortSignal): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    const beganMs = performance.now();
    await follow(streamEvents, {}, { onEvent: channel.tellEvent, onBeat: channel.tellBeat, signal, silenceMs }).catch(
      () => undefined,
    );
    if (signal.aborted) return;
    if (isPushed()) channel.tellCut();
    if (performance.now() - beganMs > provenMs) tries = 0;
    await pause(pauseMs(tries, Math.random()), signal);
  }
}

/** Waits for the delay, or until the server is reachable again. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const stop = onReach(end);
    signal.addEventListener('abort', end, { once: true });
  });
