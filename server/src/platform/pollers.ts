import type { App } from './deps';
import type { Work } from './module';
import { startPoller } from './poller';

/** Starts what the modules look for beside requests, if this process does; returns how all of it is stopped. */
export function startPollers({ log, deps, registry }: App): () => Promise<void> {
  const { runsPollers, pollPace } = deps.config;
  if (!runsPollers) return async () => undefined;
  const stopping = new AbortController();
  const { pool, owner } = deps.database;
  const work: Work = { ...deps, pool, owner, log, registry, stopping: stopping.signal };
  const stops = registry.modules
    .flatMap(({ pollers }) => pollers?.(work) ?? [])
    .map((poller) =>
      startPoller(poller, {
        pace: pollPace,
        onError: (err) => log.error({ err }, `the poller "${poller.name}" failed`),
        ...(poller.followsClock && { wakeOn: deps.clockShift.onMoved }),
      }),
    );
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}
