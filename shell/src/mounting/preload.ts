import type { Language } from '@console/contracts';
import { filesOfPage, type LiveRemote, type Manifest } from '@console/contracts/release';
import { openFileList } from '../verification/open-file-list';

const done = new Set<string>();

/**
 * Fetches the files of a page into the browser's cache, by hash, and returns a function that aborts it. Preload links
 * are not used, because they cannot be aborted. Nothing runs before the page is opened.
 */
export function preloadPage(remotes: readonly LiveRemote[], page: string, language: Language): () => void {
  const remote = remotes.find(({ manifest }) => manifest.pages.some(({ name }) => name === page));
  if (!remote) return () => undefined;
  const stop = new AbortController();
  void openFileList(remote).then(
    (manifest) => {
      if (!stop.signal.aborted) fetchFiles({ ...remote, manifest }, filesOfPage(manifest, page, language), stop.signal);
    },
    // Opening the page requests the list again and reports errors.
    () => undefined,
  );
  return () => stop.abort();
}

interface Listed {
  base: string;
  manifest: Manifest;
}

function fetchFiles({ base, manifest }: Listed, files: readonly string[], signal: AbortSignal): void {
  for (const file of files) {
    const listed = manifest.files[file];
    if (listed && !done.has(base + file)) void fetchFile(base + file, listed.integrity, signal);
  }
}

async function fetchFile(url: string, integrity: string, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(url, { integrity, signal, priority: 'low' });
    await response.arrayBuffer();
    done.add(url);
  } catch {
    // Aborted or failed. Opening the page requests the file again and reports errors.
  }
}
