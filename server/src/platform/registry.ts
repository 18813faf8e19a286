import { jobTypes, reviewKinds } from '@console/contracts/areas';
import { configurationParts, type ConfigurationPartName } from '@console/contracts/configuration';
import type { ConfiguredPart } from './configuration/configured-part';
import type { Deps } from './deps';
import type { JobKinds } from './jobs/job-kind';
import type { Feature } from './feature';
import type { ReviewHandlers } from './reviews/review-kind';
import type { SessionKind } from './session/live-session.query';
import { StartFailure } from './start/start-failure';

/** Contributions of all features. */
export interface Registry {
  features: readonly Feature[];
  /** Job kinds by type. */
  jobs: JobKinds;
  /** Review handlers by kind. */
  reviews: ReviewHandlers;
  /** Configurable parts, in the order of the contracts' index. */
  configuration: Readonly<Record<ConfigurationPartName, ConfiguredPart>>;
  /** Kinds of sessions, by the permission of their operations. All other operations require a user's session. */
  sessions: Readonly<Record<string, SessionKind>>;
}

/**
 * Collects the contributions. A duplicate contribution, or one that the contracts do not declare, prevents the start.
 */
export function registryOf(features: readonly Feature[], deps: Deps): Registry {
  return {
    features,
    sessions: Object.assign({}, ...features.map(({ sessions }) => sessions)),
    jobs: complete(
      'Jobs',
      keysOf(jobTypes),
      features.flatMap(({ jobs }) => Object.entries(jobs?.(deps, features) ?? {})),
    ),
    reviews: complete(
      'Reviews',
      keysOf(reviewKinds),
      features.flatMap(({ reviews = [] }) => reviews.map((handler) => [handler.kind, handler] as const)),
    ),
    configuration: complete(
      'Configuration',
      configurationParts,
      features.flatMap(({ configuration = [] }) => configuration.map((one) => [one.part, one] as const)),
    ),
  };
}

// `Object.keys` returns `string[]`; the keys of this record are its codes.
const keysOf = <Code extends string>(codes: Readonly<Record<Code, unknown>>) => Object.keys(codes) as Code[];

/** Returns exactly one entry for each declared name; throws otherwise. */
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
      `${what} of ${[...new Set(wrong)].join(', ')} need one declaration in the contracts and one feature each.`,
    );
  // The check above guarantees each name.
  return Object.fromEntries(entries) as Record<Name, T>;
}
