import type { AuditField } from '@console/contracts/audit-fields';
import type { AuditedObject } from '@console/contracts/areas';
import type { I18nText, Language, SensitiveGroup } from '@console/contracts';
import type { WalletRole } from '@console/contracts/wallets';
import type { Result } from './db/batch';
import type { Columns, RowOf } from './db/column';
import type { SQL } from './db/sql';

/** A transaction of a request; its row-level security scope is set. */
export interface Db {
  /**
   * Runs a statement. Rows have the types of `columns`, or the statement fails; without columns only the row count is
   * returned. Timestamps and dates are returned as PostgreSQL writes them. Fails with a `FailedStatement`.
   */
  execute: {
    <C extends Columns>(statement: SQL, columns: C): Promise<Result<RowOf<C>>>;
    (statement: SQL): Promise<Pick<Result, 'rowCount'>>;
  };
}

/**
 * Kinds of account, which limit the data scope. Wallet users see their wallets; applicants of the onboarding flow see
 * nothing of the console.
 */
export type AccountType = 'WHITELABEL' | 'MERCHANT' | 'CHANNEL' | 'WALLET' | 'APPLICANT';

/** Membership of a user in a wallet, with role and cards. */
export interface Membership {
  walletId: string;
  role: WalletRole;
  /** Null for every card of the wallet. */
  cardIds: string[] | null;
}

/** The signed-in user. All values come from the session, not from the request. */
export interface Actor {
  userId: string;
  loginName: string;
  nickname: string;
  companyId: string;
  /** Name of the company, shown to external readers in place of names of its staff. */
  companyName: I18nText;
  /** Language of the call, or of the user without a call. */
  language: Language;
  accountType: AccountType;
  /** Merchants the user is limited to; null means every merchant of the company. */
  merchantIds: string[] | null;
  /** Channel of a CHANNEL user, else null. */
  channelId: string | null;
  /** Wallets of a WALLET user; null for other users. */
  memberships: readonly Membership[] | null;
  /** Permissions granted by the user's roles. */
  permissions: ReadonlySet<string>;
  /** Groups of fields that are hidden from the user. */
  hiddenGroups: ReadonlySet<SensitiveGroup>;
  /** API key that acts for the user who created it; null if the user is signed in. */
  apiKey: { id: string; name: string; createdBy: string } | null;
  timezone: string;
  /** Time zone of the company, in which days of validity and limits are counted. */
  companyTimezone: string;
}

/** An audit log entry, written in the transaction of the change. */
export interface AuditLine {
  objectType: AuditedObject;
  objectId: string;
  objectLabel: string;
  before?: unknown;
  after?: unknown;
  reason?: string;
}

/** Values of a record, each with a label. */
export type AuditFacts = { readonly [Name in AuditField]?: unknown };

type Plain = string | number | bigint | boolean | Date | null | undefined;

/** The record type if the audit log has a label for each of its fields; otherwise `never`. */
type Labelled<T> = unknown extends T
  ? T
  : T extends Plain
    ? T
    : T extends readonly (infer Part)[]
      ? readonly Labelled<Part>[]
      : { [Name in keyof T]: string extends Name ? T[Name] : Name extends AuditField ? Labelled<T[Name]> : never };

/** Audit log entry in which every field has a label. */
export type LabelledLine<Line extends AuditLine> = Line & {
  before?: Labelled<Line['before']>;
  after?: Labelled<Line['after']>;
};

/** An actor as shown in histories. */
export interface Principal {
  id: string;
  name: string;
}

/** Context of an action, independent of its initiator: a user, a schedule, a channel or risk control. */
export interface Ctx {
  db: Db;
  /** Time of the request. Rules get it as a value and never read the clock. */
  now: Date;
  companyId: string;
  by: Principal;
  /** Initiator of the action. */
  origin: 'CONSOLE' | 'API' | 'SYSTEM' | 'CHANNEL' | 'RISK';
  /** Writes an audit log entry in the transaction of the change. */
  audit: <Line extends AuditLine>(line: LabelledLine<Line>) => Promise<void>;
}

/** Context of an operation. An operation that must be audited and wrote no audit log entry is rolled back. */
export interface Context extends Ctx {
  actor: Actor;
  language: Language;
  traceId: string;
  /** Whether the platform is a sandbox. Only a sandbox may simulate money and time. */
  isSimulation: boolean;
}

/**
 * Returns actor and company of a context. Histories show the name of an API key and link to the user whom it acts for.
 */
export const actingAs = ({ userId, nickname, companyId, apiKey }: Actor): Pick<Ctx, 'companyId' | 'by' | 'origin'> => ({
  companyId,
  by: { id: userId, name: apiKey?.name ?? nickname },
  origin: apiKey ? 'API' : 'CONSOLE',
});
