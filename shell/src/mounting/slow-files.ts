import { addressOf, firstOf } from './beside';
import { integrityOf, isTrusted } from './trust';

type File = HTMLScriptElement | HTMLLinkElement;

/** What was requested beside another one needs nothing beside itself. */
const twins = new WeakSet<File>();

const addressIn = (file: File): string => (file instanceof HTMLScriptElement ? file.src : file.href);

const isFile = (node: Node): node is File =>
  (node instanceof HTMLScriptElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet')) &&
  !twins.has(node) &&
  isTrusted(addressIn(node));

/**
 * From now on, a script or stylesheet that does not come for a moment is fetched beside. What was verified first is run
 * under its address, and whoever waits for the slow one is told that it is there: runtimes of bundles know of one request.
 */
export function watchSlowFiles(): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) if (isFile(node)) void standBeside(node);
  }).observe(document.head, { childList: true });
}

async function standBeside(file: File): Promise<void> {
  const url = addressIn(file);
  let isOver = false;
  const end = settled(file).finally(() => (isOver = true));
  try {
    const turn = await firstOf(async (turn, signal) => {
      if (turn === 0) await end;
      else await fetched(addressOf(url, turn), signal);
      return turn;
    });
    if (turn === 0 || isOver) return;
    const twin = twinOf(file, addressOf(url, turn));
    const loaded = settled(twin);
    file.before(twin);
    if (!twin.isConnected) document.head.append(twin);
    await loaded;
    if (isOver) return;
    file.dispatchEvent(new Event('load'));
    if (file instanceof HTMLLinkElement) file.remove();
    else twin.remove();
  } catch {
    // Whoever requested the file hears of its failure, and says so.
  }
}

/** Settles when the file is here, or cannot be had. */
const settled = (file: File): Promise<void> =>
  new Promise((resolve, reject) => {
    file.addEventListener('load', () => resolve(), { once: true });
    file.addEventListener('error', () => reject(new Error('It cannot be had.')), { once: true });
  });

/** Into the browser's cache, by its hash. */
async function fetched(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { integrity: integrityOf(url), signal });
  await response.arrayBuffer();
}

function twinOf(file: File, url: string): File {
  const twin = document.createElement(file instanceof HTMLScriptElement ? 'script' : 'link');
  twins.add(twin);
  twin.crossOrigin = 'anonymous';
  twin.integrity = integrityOf(url);
  if (twin instanceof HTMLScriptElement) twin.src = url;
  else Object.assign(twin, { rel: 'stylesheet', href: url });
  return twin;
}
