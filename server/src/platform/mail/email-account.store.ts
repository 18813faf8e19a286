import type {
  EmailAccountDraft,
  EmailAccountStatus,
  MailConnectionDraft,
  MailTestError,
} from '@console/contracts/email-accounts';
import type { Ctx, Db } from '../context';
import { sql, type SQL } from '../db/sql';
import { transitionRecord, type AuditedRecord, type RecordTransition } from '../transitions/record-transitions';
import { emailAccountTransitions } from './email-account.transitions';

type Writer = Pick<Ctx, 'db' | 'by' | 'now'>;

export async function insertEmailAccount({ db, by, now }: Writer, id: string, draft: EmailAccountDraft): Promise<void> {
  const { name, senderName, senderAddress, replyTo = '' } = draft;
  await db.execute(sql`
    insert into email_account (id, name, sender_name, sender_address, reply_to, created_at, updated_at, updated_by)
    values (${id}, ${name}, ${senderName}, ${senderAddress}, ${replyTo}, ${now}, ${now}, ${by.id})`);
}

/** Updates an account. For this and all functions below, the caller has locked it. */
const updateAccount = ({ db, by, now }: Writer, id: string, fields: SQL) =>
  db.execute(sql`
    update email_account set ${fields}, version = version + 1, updated_at = ${now}, updated_by = ${by.id} where id = ${id}`);

/** Stores the sender address. It copies the connection settings to a new version, which must be tested again. */
export async function storeEmailAccount(ctx: Writer, id: string, draft: EmailAccountDraft): Promise<void> {
  const { name, senderName, senderAddress, replyTo = '' } = draft;
  await ctx.db.execute(sql`
    insert into email_connection (account_id, no, sender_address, host, port, security, user_name, password_sealed,
      password_set_at, created_at)
    select account_id, no + 1, ${senderAddress}, host, port, security, user_name, password_sealed, password_set_at, ${ctx.now}
    from (select * from email_connection where account_id = ${id} order by no desc limit 1) as newest
    where sender_address <> ${senderAddress}`);
  await updateAccount(
    ctx,
    id,
    sql`name = ${name}, sender_name = ${senderName}, sender_address = ${senderAddress}, reply_to = ${replyTo}`,
  );
}

/** Inserts new settings. If there is a user name but no new password, the previous password is kept. */
export async function insertConnection(
  ctx: Writer,
  id: string,
  { host, port, security, userName = '', sealed }: Omit<MailConnectionDraft, 'password'> & { sealed: Buffer | null },
): Promise<void> {
  const { db, now } = ctx;
  const replaces = sealed !== null;
  await db.execute(sql`
    insert into email_connection (account_id, no, sender_address, host, port, security, user_name, password_sealed,
      password_set_at, created_at)
    select a.id, coalesce(newest.no, 0) + 1, a.sender_address, ${host}, ${port}, ${security}, ${userName},
      case when ${userName} = '' then null when ${replaces} then ${sealed}::bytea else newest.password_sealed end,
      case when ${userName} = '' then null when ${replaces} then ${now}::timestamptz else newest.password_set_at end, ${now}
    from email_account a
    left join lateral (
      select no, password_sealed, password_set_at from email_connection where account_id = a.id
      order by no desc limit 1) newest on true
    where a.id = ${id}`);
  await updateAccount(ctx, id, sql`sender_address = sender_address`);
}

/** Marks the latest settings as being tested. */
export async function beginTest({ db, now }: Pick<Writer, 'db' | 'now'>, accountId: string, no: number): Promise<void> {
  await db.execute(sql`
    update email_connection set test_begun_at = ${now} where account_id = ${accountId} and no = ${no}`);
}

interface TestOutcome {
  accountId: string;
  no: number;
  error: MailTestError | null;
  now: Date;
}

/** Stores the result of a test. Settings that passed become active. Only the server itself may call this. */
export async function storeTestOutcome(owner: Db, { accountId, no, error, now }: TestOutcome): Promise<void> {
  await owner.execute(sql`
    update email_connection set tested_at = ${now}, test_error = ${error} where account_id = ${accountId} and no = ${no}`);
  if (error === null)
    await owner.execute(sql`
      update email_account set connection_no = ${no}
      where id = ${accountId} and coalesce(connection_no, 0) < ${no} and deleted_at is null`);
}

export async function makeDefault(ctx: Writer, id: string): Promise<void> {
  await ctx.db.execute(sql`update email_account set is_default = false, version = version + 1 where is_default`);
  await updateAccount(ctx, id, sql`is_default = true`);
}

/** Deletes the passwords of an account. Its name is kept for old records. */
export async function eraseEmailAccount(ctx: Writer, id: string): Promise<void> {
  await ctx.db.execute(sql`delete from email_connection where account_id = ${id}`);
  await updateAccount(ctx, id, sql`deleted_at = ${ctx.now}`);
}

interface AccountTransition extends RecordTransition<EmailAccountStatus> {
  name: string;
}

const accountRecord: AuditedRecord<EmailAccountStatus, AccountTransition> = {
  objectType: 'email_account',
  field: 'status',
  transitions: emailAccountTransitions,
  store: async (ctx, { id, to, name }) => {
    await updateAccount(ctx, id, sql`status = ${to}, is_default = is_default and ${to === 'ACTIVE'}`);
    return name;
  },
};

/** The only way to change the status of an account. Disabling the default account removes the default. */
export const transitionEmailAccount = (ctx: Ctx, transition: AccountTransition): Promise<void> =>
  transitionRecord(accountRecord, ctx, transition);
