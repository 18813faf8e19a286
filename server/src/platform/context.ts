import type { AuditField } from '@console/contracts/audit-fields';
import type { AuditedObject } from '@console/contracts/areas';
import type { I18nText, Language, SensitiveGroup } from '@console/contracts';
import type { WalletRole } from '@console/contracts/wallets';
import type { Result } from './db/batch';
import type { Columns, RowOf } from './db/column';
import type { SQL } from './db/sql';

/** The transaction of one request: row security is already set to the actor's company. */
export interface Db {
  /**
   * Rows are as `columns` says, or the statement fails; without columns only their number is told. Moments and days come
   * as PostgreSQL writes them. Fails with a `FailedStatement`.
   */
  execute: {
    <C extends Columns>(statement: SQL, columns: C): Promise<Result<RowOf<C>>>;
    (statement: SQL): Promise<Pick<Result, 'rowCount'>>;
  };
}

/**
 * Kinds of account: what a user may reach at most. A user of wallets reaches those, an applicant of the onboarding flow
 * nothing of the console.
 */
export type AccountType = 'WHITELABEL' | 'MERCHANT' | 'CHANNEL' | 'WALLET' | 'APPLICANT';

/** A wallet that somebody uses: as what, and with which of its cards. */
export interface Membership {
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
  memberships: readonly Membership[] | null;
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

/** Some facts of a record, each with a label. */
export type AuditFacts = { readonly [Name in AuditField]?: unknown };

type Plain = string | number | bigint | boolean | Date | null | undefined;

/** The same record where every field of it has a label for whoever reads the log; `never` where one has none. */
type Labelled<T> = unknown extends T
  ? T
  : T extends Plain
    ? T
    : T extends readonly (infer Part)[]
      ? readonly Labelled<Part>[]
      : { [Name in keyof T]: string extends Name ? T[Name] : Name extends AuditField ? Labelled<T[Name]> : never };

/** A line whose fields all have labels. */
export type LabelledLine<Line extends AuditLine> = Line & {
  before?: Labelled<Line['before']>;
  after?: Labelled<Line['after']>;
};

/** Somebody or something that acts, as histories name it. */
export interface Principal {
  id: string;
  name: string;
}

/** What an action is carried out with, whoever begins it: a person, time, a channel or risk control. */
export interface Ctx {
  db: Db;
  /** The moment of the request; rules take it as a value and never ask the clock. */
  now: Date;
  companyId: string;
  by: Principal;
  /** Actions of the system, of a channel and of risk control are not those of the console. */
  origin: 'CONSOLE' | 'SYSTEM' | 'CHANNEL' | 'RISK';
  /** Adds a line to the audit log, in the transaction of the change. */
  audit: <Line extends AuditLine>(line: LabelledLine<Line>) => Promise<void>;
}

/** What an operation is carried out with; refused at its end where it is audited and left no line. */
export interface Context extends Ctx {
  actor: Actor;
  language: Language;
  traceId: string;
  /** Whether the call is one of a sandbox: only then may it make up money or time. */
  isSimulation: boolean;
}

/** The part of a context that says who acts, and for which company. */
export const actingAs = ({ userId, nickname, companyId }: Actor): Pick<Ctx, 'companyId' | 'by' | 'origin'> => ({
  companyId,
  by: { id: userId, name: nickname },
  origin: 'CONSOLE',
});
