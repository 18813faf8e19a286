import type { BootData } from '@console/contracts/release';
import { store } from '@console/session';
import { releaseAtom } from '../releases/release.atom';
import { ownerOf, suspectOf, violationOf } from './fault.rules';
import { reportFault } from './report';

/** Frames that are blocked for longer than this are reported. */
const blockedMs = 5000;

/** Fields of `long-animation-frame` entries, which the DOM types do not contain yet. */
interface LongFrame extends PerformanceEntry {
  blockingDuration: number;
  scripts: { sourceURL: string; duration: number; invoker: string }[];
}

/**
 * Reports faults that no error boundary catches: errors in event handlers and promises, frames that are blocked for too
 * long, and violations of the content security policy.
 */
export function watchFaults({ shellVersion }: Pick<BootData, 'shellVersion'>): void {
  const shell = { remote: 'shell', version: shellVersion };
  const remotes = () => store.get(releaseAtom)?.remotes ?? [];
  const suspectIn = (stack: string) => suspectOf(stack, remotes(), shell);
  const shownOwner = () => ownerOf(remotes(), location.pathname) ?? shell;
  // React belongs to the shell and runs the code of all remotes, so for shell files the visible page is the suspect.
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
    // Browsers report no source file for images and fonts.
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

/** Registers a callback for frames that took too long, with the script that took longest. */
function watchFrames(tell: (sourceUrl: string, durationMs: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
  const observer = new PerformanceObserver((list) => {
    // The observer is registered for this entry type only.
    for (const { blockingDuration, scripts } of list.getEntries() as LongFrame[]) {
      const [longest] = scripts.toSorted((one, other) => other.duration - one.duration);
      if (longest && blockingDuration >= blockedMs) tell(longest.sourceURL, blockingDuration);
    }
  });
  observer.observe({ type: 'long-animation-frame' });
}
