import type { BootData } from '@console/contracts/release';
import { store } from '@console/session';
import { releaseAtom } from '../releases/release.atom';
import { ownerOf, suspectOf, violationOf } from './fault.rules';
import { reportFault } from './report';

/** Longer than anybody waits without wondering. */
const blockedMs = 5000;

/** What `long-animation-frame` entries say, which the types of the DOM do not know yet. */
interface LongFrame extends PerformanceEntry {
  blockingDuration: number;
  scripts: { sourceURL: string; duration: number; invoker: string }[];
}

/**
 * What no boundary sees: errors in handlers of events and in promises, code that lets nothing else run, and what the
 * content security policy refused.
 */
export function watchFaults({ shellVersion }: Pick<BootData, 'shellVersion'>): void {
  const shell = { remote: 'shell', version: shellVersion };
  const remotes = () => store.get(releaseAtom)?.remotes ?? [];
  const suspectIn = (stack: string) => suspectOf(stack, remotes(), shell);
  const shownOwner = () => ownerOf(remotes(), location.pathname) ?? shell;
  // React is in the shell and does the work of all remotes: then it was the page that is seen.
  const behind = (sourceUrl: string) => {
    const source = suspectIn(sourceUrl);
    return source === shell ? shownOwner() : source;
  };

  window.addEventListener('error', ({ error, filename, message }) => {
    const suspect = suspectIn(error instanceof Error ? (error.stack ?? filename) : filename);
    if (suspect) reportFault({ suspect, step: 'EVENT', error: error ?? message });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const suspect = suspectIn(reason instanceof Error ? (reason.stack ?? '') : '');
    if (suspect) reportFault({ suspect, step: 'PROMISE', error: reason });
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    // Of an image or a font the browser names no file.
    const suspect = event.sourceFile === '' ? shownOwner() : behind(event.sourceFile);
    if (suspect) reportFault({ suspect, step: 'POLICY', error: violationOf(event) });
  });
  watchFrames((sourceUrl, durationMs) => {
    const suspect = behind(sourceUrl);
    const error = Object.assign(new Error(`Nothing else could run for ${Math.round(durationMs / 1000)} s`), {
      name: 'Blocked',
      stack: sourceUrl,
    });
    if (suspect) reportFault({ suspect, step: 'BLOCKED', error });
  });
}

/** Calls for each frame that took too long, with the script that took most of it. */
function watchFrames(tell: (sourceUrl: string, durationMs: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
  const observer = new PerformanceObserver((list) => {
    // The observer reports nothing else than these.
    for (const { blockingDuration, scripts } of list.getEntries() as LongFrame[]) {
      const [longest] = scripts.toSorted((one, other) => other.duration - one.duration);
      if (longest && blockingDuration >= blockedMs) tell(longest.sourceURL, blockingDuration);
    }
  });
  observer.observe({ type: 'long-animation-frame' });
}
