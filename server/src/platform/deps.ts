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

/** Dependencies of the application; tests replace the clock and the database. */
export interface Deps {
  config: Config;
  database: Database;
  /** Storage of generated and uploaded files. */
  files: FileStore;
  /** The only component that generates, encrypts and indexes card numbers. */
  vault: CardVault;
  secrets: SecretBox;
  /** Current time of the platform. */
  clock: () => Date;
  /** Offset of the sandbox clock. */
  clockShift: ClockShift;
}

export type AnyOperation = Operation<never, unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    /** Mounted operations in order; the start compares them with the contracts. */
    mounted: AnyOperation[];
    /** Contributions of all features. */
    registry: Registry;
    metrics: Metrics;
    /** Key for the mails of a demo; generated at each start unless configured. */
    mailboxKey: string;
    knownSessions: KnownSessions;
    /** API description: OpenAPI JSON and an HTML page. */
    descriptions: Descriptions;
  }
  interface FastifyContextConfig {
    /** Function that added the route; a route without one stops the start. */
    door?: 'mount' | 'stream' | 'serve' | 'upload';
    /** Callers: anyone, or only those with a session. */
    takes?: 'anybody' | 'session';
    /** Whether the call only reads. */
    reads?: boolean;
    /** Whether the response is a part of a page, which loads dozens of them. */
    isPart?: true | undefined;
    /** Whether the route is served at the origin of the card number frame only. */
    isOfFrame?: true | undefined;
  }
}

/** The application to which features add routes. */
export type App = FastifyInstance;
