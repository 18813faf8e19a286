import { jobTypes, reviewKinds } from '@console/contracts/areas';
import { configurationParts, type ConfigurationPartName } from '@console/contracts/configuration';
import type { ConfiguredPart } from './configuration/configured-part';
import type { Deps } from './deps';
import type { JobKinds } from './jobs/job-kind';
import type { Module } from './module';
import type { ReviewHandlers } from './reviews/review-kind';
import type { SessionKind } from './session/live-session.query';
import { StartFailure } from './start/start-failure';

/** What all modules add together. */
export interface Registry {
  modules: readonly Module[];
  /** What every job does, by type. */
  jobs: JobKinds;
  /** What becomes of every review, by kind. */
  reviews: ReviewHandlers;
  /** Every part that is configured, in the order of the contracts' index. */
  configuration: Readonly<Record<ConfigurationPartName, ConfiguredPart>>;
  /** Kinds of sessions by the permission of the calls that they are good for; all others need a user's. */
  sessions: Readonly<Record<string, SessionKind>>;
}

/** What two modules add, or the contracts do not declare, stops the start. */
export function registryOf(modules: readonly Module[], deps: Deps): Registry {
  return {
    modules,
    sessions: Object.assign({}, ...modules.map(({ sessions }) => sessions)),
    jobs: complete(
      'Jobs',
      keysOf(jobTypes),
      modules.flatMap(({ jobs }) => Object.entries(jobs?.(deps) ?? {})),
    ),
    reviews: complete(
      'Reviews',
      keysOf(reviewKinds),
      modules.flatMap(({ reviews = [] }) => reviews.map((handler) => [handler.kind, handler] as const)),
    ),
    configuration: complete(
      'Configuration',
      configurationParts,
      modules.flatMap(({ configuration = [] }) => configuration.map((one) => [one.part, one] as const)),
    ),
  };
}

// The keys of a record of codes are codes; Object.keys forgets that.
const keysOf = <Code extends string>(codes: Readonly<Record<Code, unknown>>) => Object.keys(codes) as Code[];

/** One entry for each declared name, and no other. */
export function complete<Name extends string, T>(
  what: string,
  declared: readonly Name[],
  entries: readonly (readonly [string, T])[],
): Readonly<Record<Name, T>> {
  const names: readonly string[] = entries.map(([name]) => name);
  const known: readonly string[] = declared;
  const wrong = [
    ...known.filter((name) => names.filter((one) => one === name).length !== 1),
    ...names.filter((name) => !known.includes(name)),
  ];
  if (wrong.length > 0)
    throw new StartFailure(
      `${what} of ${[...new Set(wrong)].join(', ')} need one declaration in the contracts and one module each.`,
    );
  // Each name was found just above.
  return Object.fromEntries(entries) as Record<Name, T>;
}
