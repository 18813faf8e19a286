import { addressOf, firstOf } from './beside';
import { fetchBytes, fetchVerified } from './fetch-bytes';
import { noteFailure } from './file-failures';
import { noteArrival, watchLine } from './line';
import { integrityOf, isTrusted } from './trust';

type File = HTMLScriptElement | HTMLLinkElement;

/** Time without a byte after which the file of an element is read in parallel. */
const followMs = 1000;

/** Elements added by this file; they are not watched themselves. */
const twins = new WeakSet<File>();

/** Called when the browser reports that a watched file failed. */
const failures = new WeakMap<EventTarget, () => void>();

/** Events that this file dispatches to report an outcome to the runtime that requested the file. */
const outcomes = new WeakSet<Event>();

const addressIn = (file: File): string => (file instanceof HTMLScriptElement ? file.src : file.href);

const isFile = (node: Node): node is File =>
  (node instanceof HTMLScriptElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet')) &&
  !twins.has(node) &&
  isTrusted(addressIn(node));

/**
 * Watches each script and stylesheet that is added to the document. A file without progress is also requested under
 * another address, and a failed file is requested past the HTTP cache. The first verified file runs, and the original
 * element gets a `load` event, because the bundle's runtime waits only for that element. It gets an `error` event only
 * after all requests have failed or stalled; `onFailed` is called after that event.
 */
export function watchSlowFiles(onFailed: () => void): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (isFile(node)) void standBeside(node, { own: settled(node), onFailed });
  }).observe(document.head, { childList: true });
  // The capture phase at the window runs before the handlers of the element.
  window.addEventListener('error', onError, { capture: true });
  for (const link of document.head.querySelectorAll('link'))
    // The shell runs after its own stylesheets, so a stylesheet without rules has failed.
    if (isFile(link) && link.sheet === null) void standBeside(link, { own: Promise.reject(failure()), onFailed });
}

function onError(event: Event): void {
  const onFailure = event.target && failures.get(event.target);
  if (!onFailure || outcomes.has(event)) return;
  event.stopImmediatePropagation();
  onFailure();
}

interface Watch {
  /** Outcome of the element itself. */
  own: Promise<void>;
  onFailed: () => void;
}

async function standBeside(file: File, { own, onFailed }: Watch): Promise<void> {
  const url = addressIn(file);
  let isOver = false;
  own.then(
    () => (isOver = true),
    () => undefined,
  );
  try {
    const address = await firstOf(async ({ turn, cache }, signal) => {
      if (turn === 0 && cache === 'default') {
        follow(url, signal);
        await own;
        return url;
      }
      const address = addressOf(url, turn);
      await fetchVerified(address, integrityOf(address), { cache, signal });
      return address;
    });
    if (isOver) return;
    await runTwin(file, address);
    if (isOver) return;
    report(file, 'load');
    if (file instanceof HTMLLinkElement) file.remove();
  } catch (error) {
    if (isOver) return;
    noteFailure(url, error);
    report(file, 'error');
    onFailed();
  }
}

/**
 * Reads the element's file in parallel, because browsers report the progress of a fetch but not of an element. Both
 * requests have the same address, so the browser downloads the file once.
 */
function follow(url: string, signal: AbortSignal): void {
  const stop = watchLine((quietMs) => {
    if (quietMs < followMs) return;
    stop();
    // Only the outcome of the element counts.
    fetchBytes(url, { signal }).catch(() => undefined);
  });
  signal.addEventListener('abort', stop);
}

/** Runs the fetched file from the HTTP cache, as another element before the original. */
async function runTwin(file: File, address: string): Promise<void> {
  const twin = twinOf(file, address);
  const loaded = settled(twin);
  file.before(twin);
  if (!twin.isConnected) document.head.append(twin);
  await loaded;
  if (twin instanceof HTMLScriptElement) twin.remove();
}

function report(file: File, type: 'load' | 'error'): void {
  const event = new Event(type);
  outcomes.add(event);
  file.dispatchEvent(event);
}

const failure = () => new Error('The file could not be loaded.');

/** Settles when the file is loaded or has failed. */
const settled = (file: File): Promise<void> =>
  new Promise((resolve, reject) => {
    const onLoad = () => {
      noteArrival();
      resolve();
    };
    file.addEventListener('load', onLoad, { once: true });
    failures.set(file, () => reject(failure()));
  });

function twinOf(file: File, url: string): File {
  const twin = document.createElement(file instanceof HTMLScriptElement ? 'script' : 'link');
  twins.add(twin);
  twin.crossOrigin = 'anonymous';
  twin.integrity = integrityOf(url);
  if (twin instanceof HTMLScriptElement) twin.src = url;
  else Object.assign(twin, { rel: 'stylesheet', href: url });
  return twin;
}
