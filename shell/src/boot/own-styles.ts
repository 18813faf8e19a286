import { tryAgain } from '@console/remote-kit';
import { integrityOf } from '../mounting/trust';

/**
 * Settles when all stylesheets of the document are loaded. A stylesheet that failed before the shell ran is requested
 * again under another address, bypassing the HTTP cache. Rejects if it cannot be loaded: a console without styles is
 * unreadable.
 */
export async function ownStyles(): Promise<void> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  // Stylesheets load before the deferred scripts run, so a stylesheet without rules has failed.
  const failed = links.filter(({ sheet }) => (sheet?.cssRules.length ?? 0) === 0);
  await Promise.all(failed.map((link) => tryAgain((tries) => replace(link, tries))));
}

async function replace(failed: HTMLLinkElement, tries: number): Promise<void> {
  // Another element has already replaced it.
  if (!failed.isConnected) return;
  const address = new URL(failed.href);
  address.searchParams.set('again', String(tries));
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.integrity = integrityOf(address.href);
  link.href = address.href;
  const loaded = outcomeOf(link);
  failed.before(link);
  await loaded;
  failed.remove();
}

const outcomeOf = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(Object.assign(new Error(`${link.href} could not be loaded.`), { name: 'ChunkLoadError' }));
    });
  });
