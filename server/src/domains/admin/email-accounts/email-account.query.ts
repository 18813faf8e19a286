import { codes, type InputOf, type ListResult } from '@console/contracts';
import {
  type EmailAccount,
  type listEmailAccounts,
  mailSecurities,
  type MailSettings,
  mailTestErrors,
} from '@console/contracts/email-accounts';
import type { Context } from '../../../platform/context';
import { bool, int, moment, nullable, oneOf, pick, type RowOf, text } from '../../../platform/db/column';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage } from '../../../platform/listing/find-page';
import { Refusal } from '../../../platform/refusal';
import { nameKey } from '../../../platform/listing/name-order';
import { accountActionsOf, testOf } from './email-account.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

const row = {
  ...pick(tables.email_account, 'id', 'name', 'sender_name', 'sender_address', 'reply_to', 'status', 'is_default'),
  ...pick(tables.email_account, 'connection_no', 'updated_at', 'version'),
  by: nullable(text),
  no: nullable(int),
  host: nullable(text),
  port: nullable(int),
  security: nullable(oneOf(...mailSecurities)),
  user_name: nullable(text),
  password_set_at: nullable(moment),
  test_begun_at: nullable(moment),
  tested_at: nullable(moment),
  test_error: nullable(oneOf(...mailTestErrors)),
};
type Row = RowOf<typeof row>;

const columns = sql`a.id, a.name, a.sender_name, a.sender_address, a.reply_to, a.status, a.is_default, a.connection_no,
  a.updated_at, a.version, u.nickname as by, n.no, n.host, n.port, n.security, n.user_name, n.password_set_at,
  n.test_begun_at, n.tested_at, n.test_error`;
const newest = sql`left join lateral (
  select * from email_connection c where c.account_id = a.id order by c.no desc limit 1) n on true`;
const whoDid = sql`left join app_user u on u.id = a.updated_by`;
const present = sql`a.deleted_at is null`;

const holding = (keyword: string): SQL =>
  sql`(${sql.join(
    [sql`a.name`, sql`a.sender_name`, sql`a.sender_address`, sql`n.host`].map((column) => contains(column, keyword)),
    sql` or `,
  )})`;

/** Returns all e-mail accounts. The caller has checked that the user's company runs the platform. */
export async function findEmailAccounts(
  context: Reader,
  { filter = {}, keyword, ...query }: InputOf<typeof listEmailAccounts>,
): Promise<ListResult<EmailAccount>> {
  const page = await findPage(
    context,
    {
      columns,
      row,
      from: sql`email_account a`,
      filterJoins: newest,
      joins: whoDid,
      where: [present, ...anyOf(sql`a.status`, filter.status), ...(keyword ? [holding(keyword)] : [])],
      id: sql`a.id`,
      sortable: {
        name: nameKey(sql`a.name`),
        updatedAt: { expression: sql`a.updated_at`, type: 'timestamptz' },
      },
      sortedBy: { field: 'name', dir: 'asc' },
    },
    query,
  );
  return mapPage(page, (one) => toAccount(one, context));
}

/** Refuses unknown accounts. */
async function findRow({ db }: Pick<Reader, 'db'>, id: string): Promise<Row> {
  const { rows } = await db.execute(
    sql`select ${columns} from email_account a ${newest} ${whoDid} where a.id = ${id} and ${present}`,
    row,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return rows[0];
}

export const findEmailAccount = async (context: Reader, id: string): Promise<EmailAccount> =>
  toAccount(await findRow(context, id), context);

/** Locks the account until the end of the transaction. Returns it with the number of its latest settings. */
export async function lockEmailAccount(
  context: Reader,
  id: string,
): Promise<{ account: EmailAccount; newestNo: number | null; isTested: boolean }> {
  await context.db.execute(sql`select id from email_account where id = ${id} for no key update`);
  const found = await findRow(context, id);
  return { account: toAccount(found, context), newestNo: found.no, isTested: found.connection_no !== null };
}

const settingsRow = {
  ...pick(tables.email_connection, 'no', 'host', 'port', 'security', 'user_name', 'password_set_at', 'sender_address'),
  ...pick(tables.email_connection, 'created_at', 'test_begun_at', 'tested_at', 'test_error'),
  is_used: bool,
};

/** Maximum number of settings listed. */
const settingsMax = 20;

/** Returns the latest settings of an account, newest first. */
export async function findMailSettings({ db }: Pick<Reader, 'db'>, id: string): Promise<MailSettings[]> {
  const { rows } = await db.execute(
    sql`
      select c.no, c.host, c.port, c.security, c.user_name, c.password_set_at, c.sender_address, c.created_at,
        c.test_begun_at, c.tested_at, c.test_error, coalesce(c.no = a.connection_no, false) as is_used
      from email_account a join email_connection c on c.account_id = a.id
      where a.id = ${id} and ${present} order by c.no desc limit ${settingsMax}`,
    settingsRow,
  );
  return rows.map((one) => ({
    ...connectionOf(one),
    no: one.no,
    senderAddress: one.sender_address,
    createdAt: new Date(one.created_at).toISOString(),
    isUsed: one.is_used,
    test: testOf(one),
  }));
}

/** Returns whether the name is taken. Locks the names of e-mail accounts until the end of the transaction. */
export async function isNameTaken({ db }: Pick<Reader, 'db'>, name: string, exceptId = ''): Promise<boolean> {
  await lockCounted(db, 'names', 'e-mail account');
  const { rows } = await db.execute(
    sql`
      select exists (
        select from email_account a where lower(a.name) = lower(${name}) and a.id <> ${exceptId} and ${present}) as is`,
    { is: bool },
  );
  return rows[0]?.is ?? false;
}

type Settings = Pick<RowOf<typeof settingsRow>, 'host' | 'port' | 'security' | 'user_name' | 'password_set_at'>;

const connectionOf = ({ host, port, security, user_name, password_set_at }: Settings) => ({
  host,
  port,
  security,
  userName: user_name,
  passwordSetAt: password_set_at === null ? null : new Date(password_set_at).toISOString(),
});

function newestOf({ host, port, security, user_name, password_set_at }: Row): EmailAccount['connection'] {
  if (host === null || port === null || security === null || user_name === null) return null;
  return connectionOf({ host, port, security, user_name, password_set_at });
}

function toAccount(one: Row, { actor }: Pick<Reader, 'actor'>): EmailAccount {
  const facts = {
    status: one.status,
    isDefault: one.is_default,
    isConnected: one.no !== null,
    isTested: one.connection_no !== null,
  };
  return {
    id: one.id,
    name: one.name,
    senderName: one.sender_name,
    senderAddress: one.sender_address,
    replyTo: one.reply_to,
    status: one.status,
    isDefault: one.is_default,
    connection: newestOf(one),
    test: testOf(one),
    isPending: one.no !== one.connection_no,
    updatedAt: new Date(one.updated_at).toISOString(),
    updatedBy: one.by ?? '',
    version: one.version,
    allowedActions: accountActionsOf(facts, actor.permissions),
  };
}
