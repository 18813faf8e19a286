import type { LiveRemote } from '@console/contracts/release';
import { mayPass } from '@console/remote-kit';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { beginNotes, noteMounted, type RunNotes } from '../census/run-book';
import { draftsReady } from '../drafts/draft-keeper';
import { reportCrash } from '../faults/report';
import { reportUnloaded } from '../faults/report-unloaded';
import { MountFailure } from '../mounting/mount-failure';
import { mountRemote, type RemoteInput } from '../mounting/orchestrator';
import { noteRunning } from '../releases/release.atom';
import { momentOf } from './moment';
import { noteUpdate } from './update.atom';
import { VersionLine } from './version-line';

/** Progress of the first version. */
export type SlotState = { at: 'loading' } | { at: 'mounted' } | { at: 'failed'; reason: string; base: string };

interface Request {
  /** The version that is live for this user now. */
  remote: LiveRemote;
  remoteInput: RemoteInput;
  attempt: number;
}

/** Mounts a remote, swaps its version when another version is live, and unmounts it with the slot. */
export function useVersions(
  area: RefObject<HTMLDivElement | null>,
  { remote, remoteInput, attempt }: Request,
): SlotState {
  const [state, setState] = useState<SlotState>({ at: 'loading' });
  const [line, setLine] = useState<VersionLine | null>(null);
  const [notes] = useState(() => beginNotes(remote.remote));
  const seenPage = useEffectEvent(() => remoteInput.pages.find(({ active }) => active)?.page ?? '');

  const begin = useEffectEvent((element: HTMLElement, onEnd: (error: unknown) => void) =>
    beginLine({ area: element, remote, remoteInput, attempt, notes, seenPage, onEnd }),
  );
  const fail = useEffectEvent((suspect: LiveRemote, error: unknown) => {
    notes.failed(suspect.version, suspect.version);
    setState({ at: 'failed', base: suspect.base, reason: tell(suspect, { page: seenPage(), error }).message });
  });
  const first = useEffectEvent(() => remote);
  useEffect(() => {
    if (!area.current) return;
    let isGone = false;
    let begun: VersionLine | null = null;
    const suspect = first();
    const onEnd = (error: unknown) => {
      if (!isGone) fail(begun?.seen ?? suspect, error);
    };
    begin(area.current, onEnd).then((started) => {
      begun = started;
      if (isGone) return started.close();
      setLine(started);
      setState({ at: 'mounted' });
    }, onEnd);
    return () => {
      isGone = true;
      begun?.close();
      notes.gone();
    };
  }, [area, notes]);

  useLayoutEffect(() => line?.render(remoteInput));
  useEffect(() => void line?.request(remote, remote.isForced ? 'forced' : 'calm'), [line, remote]);
  return state;
}

interface Beginning extends Request {
  area: HTMLElement;
  notes: RunNotes;
  seenPage: () => string;
  /** The visible version failed, and no other version can replace it. */
  onEnd: (error: unknown) => void;
}

async function beginLine({
  area,
  remote,
  remoteInput,
  attempt,
  notes,
  seenPage,
  onEnd,
}: Beginning): Promise<VersionLine> {
  let line: VersionLine | null = null;
  /** Runs in a microtask, because React reports the error during its own work, and the rollback renders two roots. */
  const takeBack = (broken: LiveRemote, error: unknown, otherwise: () => void) =>
    queueMicrotask(() => {
      if (!line) return otherwise();
      // Errors of hidden versions do not affect the visible pages.
      if (line.seen.base === broken.base && !line.takeBack(error)) otherwise();
    });
  /**
   * Number of failed attempts by address. Retries use another query, because a request for the same address may still
   * hang in the browser.
   */
  const failures = new Map<string, number>();
  const noteFailure = ({ base }: LiveRemote) => failures.set(base, (failures.get(base) ?? 0) + 1);
  const mount = async (version: LiveRemote, options: { remoteInput: RemoteInput; isTrial: boolean }) => {
    const beganMs = performance.now();
    const mounted = await mountRemote({
      remote: version,
      area,
      attempt: attempt + (failures.get(version.base) ?? 0),
      ...options,
      mayShow: draftsReady(),
      onFatal: (error) => takeBack(version, error, () => onEnd(error)),
      onPageFault: (error, page) => {
        if (mayPass(error)) return void reportUnloaded({ suspect: version, page, error });
        takeBack(version, error, () => reportCrash(version, { step: 'RENDER', page, error }));
      },
    });
    noteMounted({ remote: version.remote, version: version.version, durationMs: performance.now() - beganMs });
    return mounted;
  };
  const mounted = await mount(remote, { remoteInput, isTrial: false });
  noteRunning(remote.remote, remote.version);
  notes.seen(remote.version);
  line = new VersionLine(
    {
      mount,
      momentOf,
      onLive: ({ remote: now }) => {
        noteRunning(now.remote, now.version);
        notes.seen(now.version);
        noteUpdate(now);
      },
      onWait: (waiting) => {
        const visible = line?.seen.version ?? remote.version;
        if (!waiting) return notes.seen(visible);
        notes.waiting(visible, { wanted: waiting.wanted.version, why: waiting.why });
      },
      onRefused: (refused, error) => {
        notes.failed(line?.seen.version ?? remote.version, refused.version);
        noteFailure(refused);
        tell(refused, { page: seenPage(), error });
      },
    },
    mounted,
    remoteInput,
  );
  return line;
}

/** Reports to the server why a version failed. */
function tell(suspect: LiveRemote, { page, error }: { page: string; error: unknown }): MountFailure {
  const failure = error instanceof MountFailure ? error : new MountFailure('MOUNT', error);
  if (failure.isCrash) reportCrash(suspect, { step: failure.step, page, error: failure.cause });
  else void reportUnloaded({ suspect, page, error: failure.cause });
  return failure;
}
