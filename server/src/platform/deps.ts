import type { Operation } from '@console/contracts';
import type { FastifyInstance } from 'fastify';
import type { ClockShift } from './clock/clock-shift';
import type { Config } from './config';
import type { FileStore } from './files/file-store';
import type { Metrics } from './metrics/metrics';
import type { Database } from './db/db';
import type { Descriptions } from './http/descriptions';
import type { Registry } from './registry';
import type { KnownSessions } from './session/known-sessions';
import type { CardVault } from './vault/card-vault';
import type { SecretBox } from './vault/secret-box';

/** What the application is built from; tests give another clock and another database. Modules add what they need. */
export interface Deps {
  config: Config;
  database: Database;
  /** Files that the server makes or is given. */
  files: FileStore;
  /** Card numbers are drawn, sealed and indexed here and nowhere else. */
  vault: CardVault;
  secrets: SecretBox;
  /** The present, as the platform takes it. */
  clock: () => Date;
  /** How a sandbox moves its present ahead. */
  clockShift: ClockShift;
}

export type AnyOperation = Operation<never, unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    /** Every operation that was mounted, in order; the start-up check compares it with the contracts. */
    mounted: AnyOperation[];
    /** What all modules add. */
    registry: Registry;
    metrics: Metrics;
    /** Opens the mails of a demo; another one with each start unless it is set. */
    mailboxKey: string;
    knownSessions: KnownSessions;
    /** What the calls are, for programs and for people. */
    descriptions: Descriptions;
  }
  interface FastifyContextConfig {
    /** The door that a route came through; a route without one stops the start. */
    door?: 'mount' | 'stream' | 'serve' | 'upload';
    /** Whose calls it takes. */
    takes?: 'anybody' | 'session';
    /** The call only looks. */
    reads?: boolean;
    /** What a page loads by the dozen. */
    isPart?: true | undefined;
    /** It is at the origin of the frame of card numbers, and nowhere else. */
    isOfFrame?: true | undefined;
  }
}

/** The application that modules add their routes to. */
export type App = FastifyInstance;
