import { uncachedParameter } from '@console/contracts/release';

/**
 * Replaces the cached copies of the document's own files if the document was opened with uncached files, and removes
 * the parameter from the address. A wrong response for the main script can be cached for a year; without this, the next
 * visit would fail again.
 */
export function repairCache(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(uncachedParameter)) return;
  address.searchParams.delete(uncachedParameter);
  history.replaceState(history.state, '', address);
  const files = document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[rel=stylesheet]',
  );
  for (const file of files) {
    const own = new URL('src' in file ? file.src : file.href);
    if (!own.searchParams.has(uncachedParameter)) continue;
    own.search = '';
    // With the mode and credentials of the element's own request, because the cache has one entry for each combination.
    fetch(own, { cache: 'reload', credentials: 'same-origin' }).catch(() => undefined);
  }
}
