import type { App } from './deps';
import type { Work } from './feature';
import { startPoller, type Poller } from './poller';

/** Returns the pollers of all features, not started. */
export function pollersOf({ log, deps, registry }: App, stopping: AbortSignal): Poller[] {
  const { pool, owner } = deps.database;
  const work: Work = { ...deps, pool, owner, log, registry, stopping };
  return registry.features.flatMap(({ pollers }) => pollers?.(work) ?? []);
}

/** Starts the pollers if this process runs them. Returns a function that stops all of them. */
export function startPollers(app: App): () => Promise<void> {
  const { log, deps } = app;
  const { runsPollers, pollPace } = deps.config;
  if (!runsPollers) return async () => undefined;
  const stopping = new AbortController();
  const stops = pollersOf(app, stopping.signal).map((poller) =>
    startPoller(poller, {
      pace: pollPace,
      onError: (err) => log.error({ err }, `the poller "${poller.name}" failed`),
      ...(poller.followsClock && { wakeOn: deps.clockShift.onAdvance }),
    }),
  );
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}
