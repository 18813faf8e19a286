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

/** What pollers work with. */
export interface Work extends Deps {
  pool: Pool;
  owner: Db;
  log: FastifyBaseLogger;
  registry: Registry;
  /** Set off when the process is to end. */
  stopping: AbortSignal;
}

/** What a domain adds to the platform, which knows no domain by name. */
export interface Module {
  /** Its folder. */
  name: string;
  /** Modules that it may import, beside the platform. Never one that names it in turn. */
  uses?: readonly string[];
  /** Modules of its nouns: each registers its own calls, records and jobs. The domain keeps what belongs to no noun alone. */
  nouns?: readonly Module[];
  /** Records that come with it. */
  reference?: Reference;
  /** Its calls. */
  routes?: readonly ((app: App) => void)[];
  /** What it gives that is not a call. */
  served?: readonly ServedRoute[];
  /** Definitions of its jobs, by type. `modules` are all modules of the product. */
  jobs?: (deps: Deps, modules: readonly Module[]) => Readonly<Record<string, JobKind>>;
  /** What becomes of its reviews. */
  reviews?: readonly ReviewHandler[];
  /** What it looks for beside requests. */
  pollers?: (work: Work) => readonly Poller[];
  /** Links from one record to others. */
  related?: RelatedLinks;
  /** What of it is configured, for the index of configuration. */
  configuration?: readonly ConfiguredPart[];
  /** What waits for somebody, for the dashboard. */
  waiting?: (context: Pick<Context, 'db' | 'actor' | 'now'>) => Promise<WaitingItem[]>;
  /** Steps of a new owner that are its own, and whether each is complete. */
  firstSteps?: (context: Pick<Context, 'db' | 'actor' | 'now'>) => Promise<Pick<FirstStep, 'kind' | 'isDone'>[]>;
  /** Whose tokens are good for calls with this permission, in place of those of users. */
  sessions?: Readonly<Record<string, SessionKind>>;
  /** Somebody has signed in, or chosen their first password: they join what they were invited to. */
  joined?: (ctx: Ctx) => Promise<void>;
  /** Failed sign-ins have locked the sign-in of a user; called once for each lock. */
  locked?: (account: ChangedAccount) => Promise<void>;
  /** An invited user has set the first password. */
  activated?: (account: ChangedAccount) => Promise<void>;
}

/** A user whose account has changed without a signed-in user. */
export interface ChangedAccount extends Pick<Ctx, 'db' | 'now'> {
  userId: string;
}
