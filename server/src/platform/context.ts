import type { AuditedObject } from '@console/contracts/areas';
import type { I18nText, Language, SensitiveGroup } from '@console/contracts';
import type { WalletRole } from '@console/contracts/wallets';
import type { Answer } from './db/message';
import type { SQL } from './db/sql';

/** The transaction of one request: row security is already set to the actor's company. */
export interface Db {
  /** Moments and days come as PostgreSQL writes them; fails with a `FailedStatement`. */
  execute: <Row extends Record<string, unknown> = Record<string, unknown>>(statement: SQL) => Promise<Answer<Row>>;
}

/**
 * Kinds of account: what a user may reach at most. A user of wallets reaches those, an applicant of the onboarding flow
 * nothing of the console.
 */
export type AccountType = 'WHITELABEL' | 'MERCHANT' | 'CHANNEL' | 'WALLET' | 'APPLICANT';

/** A wallet that somebody uses: as what, and with which of its cards. */
export interface Seat {
  walletId: string;
  role: WalletRole;
  /** Null for every card of the wallet. */
  cardIds: string[] | null;
}

/** Who asks. Everything here comes from the session, never from the request. */
export interface Actor {
  userId: string;
  loginName: string;
  nickname: string;
  companyId: string;
  /** Its people stand behind that name for those outside. */
  companyName: I18nText;
  /** Of the call; of the user where nobody calls. */
  language: Language;
  accountType: AccountType;
  /** Merchants the user is limited to; null means every merchant of the company. */
  merchantIds: string[] | null;
  /** Channel of a CHANNEL user, else null. */
  channelId: string | null;
  /** Wallets of a WALLET user, else null. */
  seats: readonly Seat[] | null;
  /** Button codes granted by the user's roles. */
  permissions: ReadonlySet<string>;
  /** Groups of fields that the user may not see. */
  hiddenGroups: ReadonlySet<SensitiveGroup>;
  timezone: string;
  /** Of the company, whose days count for validity and limits. */
  companyTimezone: string;
}

/** One line of the audit log; written in the transaction of the change it tells of. */
export interface AuditLine {
  objectType: AuditedObject;
  objectId: string;
  objectLabel: string;
  before?: unknown;
  after?: unknown;
  reason?: string;
}

/** What the work of an operation has at hand. */
export interface Context {
  db: Db;
  actor: Actor;
  language: Language;
  /** The moment of the request; rules take it as a value and never ask the clock. */
  now: Date;
  traceId: string;
  /** Whether the call is one of a sandbox: only then may it make up money or time. */
  isSimulation: boolean;
  /** Refused at the end of the request if an operation that audits never called it. */
  audit: (line: AuditLine) => Promise<void>;
}
