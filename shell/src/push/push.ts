import { follow, onReach } from '@console/api';
import { streamEvents, type PushedEvent } from '@console/contracts/release';
import { admittedUserOf, sessionAtom, store } from '@console/session';
import { openPushChannel } from './push-channel';
import { isAlive, pauseMs, silenceMs } from './push.rules';

/** The one page of the browser that holds this lock holds the stream for all: each stream takes a connection. */
const lockName = 'vcc-push';
/** A stream that lasted so long was a good one, and the next try is the first again. */
const provenMs = 10_000;

let beatAtMs: number | null = null;

/** Does the server tell this page what happens? Otherwise the page has to ask. */
export const isPushed = (): boolean => isAlive(beatAtMs, performance.now());

interface Hearing {
  onEvent: (event: PushedEvent) => void;
  /** The stream is cut off: from now on the page has to ask. */
  onCut: () => void;
}

/** Hears what the server says, as long as somebody is signed in. */
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
    // The session has ended, or locks cannot be had here: then every page asks for itself.
  } finally {
    channel.close();
  }
}

type Channel = ReturnType<typeof openPushChannel>;

/** One stream after the other, until the session ends. */
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

/** Waits, but no longer than until the server is back. */
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
