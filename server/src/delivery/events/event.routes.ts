import { codes } from '@console/contracts';
import { streamBeatMs, streamEvents } from '@console/contracts/release';
import { findAheadSeconds } from '../../platform/clock/clock.store';
import type { App } from '../../platform/deps';
import { mountStream } from '../../platform/http/mount-stream';
import { Refusal } from '../../platform/refusal';
import { EventHub } from './event-hub';
import { findLive, findNewestNumber } from './event.query';

/** Pages hear of releases, of their grants and of the end of their session at once, whichever process they talk to. */
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

  const trouble = (err: unknown) => app.log.error({ err }, 'a round of events broke');
  let stop: () => Promise<void> = () => Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    stop = await database.listen({
      handler: (payload) => hub.hear(payload),
      missed: () =>
        void hub
          .catchUp()
          // No number says whether a dictionary was told meanwhile.
          .then(() => hub.hear(JSON.stringify({ say: 'dicts' })))
          .catch(trouble),
    });
    timer = setInterval(() => void hub.round().catch(trouble), streamBeatMs);
    timer.unref();
  });
  // Before the server waits for its requests to end, because these would not.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    hub.close();
  });
  app.addHook('onClose', () => stop());
}
