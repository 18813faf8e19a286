import type { FirstStep, WaitingItem } from '@console/contracts/accounts';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { ConfiguredPart } from './configuration/configured-part';
import type { Context, Ctx, Db } from './context';
import type { App, Deps } from './deps';
import type { ServedRoute } from './http/served';
import type { JobKind } from './jobs/job-kind';
import type { Poller } from './poller';
import type { Reference } from './reference/reference';
import type { Registry } from './registry';
import type { RelatedLinks } from './related/related-links.query';
import type { ReviewHandler } from './reviews/review-kind';
import type { SessionKind } from './session/live-session.query';

/** Dependencies of pollers. */
export interface Work extends Deps {
  pool: Pool;
  owner: Db;
  log: FastifyBaseLogger;
  registry: Registry;
  /** Aborted when the process shuts down. */
  stopping: AbortSignal;
}

/** Contributions of a domain to the platform, which does not depend on any domain. */
export interface Feature {
  /** Folder of the feature. */
  name: string;
  /** Domains that the feature may import in addition to the platform. Cycles are not allowed. */
  uses?: readonly string[];
  /** Features of its nouns, each with its own calls, records and jobs. The domain itself contributes shared parts only. */
  nouns?: readonly Feature[];
  /** Records that ship with the product. */
  reference?: Reference;
  /** Functions that register the API operations of the feature. */
  routes?: readonly ((app: App) => void)[];
  /** Routes that are not calls. */
  served?: readonly ServedRoute[];
  /** Job kinds by type. `features` are all features of the product. */
  jobs?: (deps: Deps, features: readonly Feature[]) => Readonly<Record<string, JobKind>>;
  /** Handlers of its review kinds. */
  reviews?: readonly ReviewHandler[];
  /** Polling jobs. */
  pollers?: (work: Work) => readonly Poller[];
  /** Links from one record to others. */
  related?: RelatedLinks;
  /** Configurable parts, for the configuration index. */
  configuration?: readonly ConfiguredPart[];
  /** Pending tasks shown on the dashboard. */
  waiting?: (context: Pick<Context, 'db' | 'actor' | 'now'>) => Promise<WaitingItem[]>;
  /** First steps for a new owner in this domain, each with whether it is complete. */
  firstSteps?: (context: Pick<Context, 'db' | 'actor' | 'now'>) => Promise<Pick<FirstStep, 'kind' | 'isDone'>[]>;
  /** Kinds of sessions by permission: calls with that permission accept tokens of this kind instead of user tokens. */
  sessions?: Readonly<Record<string, SessionKind>>;
  /** Called after a sign-in or a first password, to accept open invitations of the user. */
  joined?: (ctx: Ctx) => Promise<void>;
  /** Called when failed sign-ins lock the sign-in of a user, once for each lock. */
  locked?: (account: ChangedAccount) => Promise<void>;
  /** Called when an invited user has set the first password. */
  activated?: (account: ChangedAccount) => Promise<void>;
}

/** A user whose account has changed without a signed-in user. */
export interface ChangedAccount extends Pick<Ctx, 'db' | 'now'> {
  userId: string;
}
