import { codes } from '@console/contracts';
import { streamBeatMs, streamEvents } from '@console/contracts/release';
import { findAheadSeconds } from '../../platform/clock/clock.store';
import type { App } from '../../platform/deps';
import { mountStream } from '../../platform/http/mount-stream';
import { Refusal } from '../../platform/refusal';
import { EventHub } from './event-hub';
import { findLive, findNewestNumber } from './event.query';

/** Event stream to open pages: releases, changed grants and session end, whichever process the change is made in. */
export function eventRoutes(app: App): void {
  const { database, clock, clockShift, releases } = app.deps;
  const hub = new EventHub(
    {
      findLive: (sessionIds) => findLive(database.owner, sessionIds, clock()),
      findNewestNumber: () => findNewestNumber(database.owner),
      findAheadSeconds: () => findAheadSeconds(database.owner),
    },
    { clock: (aheadSeconds) => clockShift.set(aheadSeconds), versions: () => releases.forget() },
  );
  app.decorate('events', hub);

  mountStream(app, streamEvents, async (_input, stream) => {
    if (!hub.mayAdd(stream.sessionId)) throw new Refusal(codes.tooMany);
    await hub.add(stream);
  });

  const trouble = (err: unknown) => app.log.error({ err }, 'sending events failed');
  let stop: () => Promise<void> = () => Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    stop = await database.listen({
      handler: (payload) => hub.hear(payload),
      missed: () =>
        void hub
          .catchUp()
          // Dictionaries have no version number to compare, so pages reload them after every gap.
          .then(() => hub.hear(JSON.stringify({ say: 'dicts' })))
          .catch(trouble),
    });
    timer = setInterval(() => void hub.round().catch(trouble), streamBeatMs);
    timer.unref();
  });
  // Before `close` waits for open requests: streams would never end by themselves.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    hub.close();
  });
  app.addHook('onClose', () => stop());
}
