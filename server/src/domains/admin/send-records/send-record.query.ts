import { codes, type InputOf, type ListResult } from '@console/contracts';
import type { listSendRecords, SendAttempt, SendRecord, SendRecordDetail } from '@console/contracts/send-records';
import { letterCodes } from '@console/contracts/send-records';
import type { Context } from '../../../platform/context';
import { bool, nullable, oneOf, pick, type RowOf, texts } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { emailMask } from '../../../platform/http/masking';
import { anyOf, contains, withinDays } from '../../../platform/listing/filters';
import { findPage, mapPage } from '../../../platform/listing/find-page';
import { Refusal } from '../../../platform/refusal';
import { sendRecordActionsOf } from './send-record.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

const row = {
  ...pick(
    tables.mail_outbox,
    'id',
    'to_address',
    'subject',
    'state',
    'attempts',
    'last_error',
    'created_at',
    'sent_at',
  ),
  ...pick(tables.mail_outbox, 'version', 'is_secret'),
  template: nullable(oneOf(...letterCodes)),
  language: nullable(oneOf('en_US', 'zh_CN')),
  has_text: bool,
};
const columns = sql`m.id, m.to_address, m.subject, m.state, m.attempts, m.last_error, m.created_at, m.sent_at, m.version,
  m.is_secret, m.template, m.language, m.shown_body is not null as has_text`;

/** Condition for the keyword: part of the subject, or the complete address if the user can see addresses. */
const holding = (keyword: string, { actor }: Reader): SQL => {
  const named = contains(sql`m.subject`, keyword);
  return actor.hiddenGroups.has('HOLDER_CONTACT') ? named : sql`(${named} or lower(m.to_address) = lower(${keyword}))`;
};

export async function findSendRecords(
  context: Reader,
  { filter = {}, keyword, ...query }: InputOf<typeof listSendRecords>,
): Promise<ListResult<SendRecord>> {
  const page = await findPage(
    context,
    {
      columns,
      row,
      from: sql`mail_outbox m`,
      joins: sql``,
      where: [
        ...anyOf(sql`m.state`, filter.state),
        ...anyOf(sql`m.template`, filter.template),
        ...withinDays(sql`m.created_at`, filter.createdAt ?? {}, context.actor.timezone),
        ...(keyword ? [holding(keyword, context)] : []),
      ],
      id: sql`m.id`,
      sortable: { createdAt: { expression: sql`m.created_at`, type: 'timestamptz' } },
      sortedBy: { field: 'createdAt', dir: 'desc' },
    },
    query,
  );
  return mapPage(page, (one) => toRecord(one, context));
}

const detailRow = {
  ...row,
  ...pick(tables.mail_outbox, 'shown_body', 'object_type', 'object_id', 'object_label', 'resent_of'),
  ...pick(tables.mail_outbox, 'template_version'),
  resent_as: texts,
};

/** Refuses unknown records. */
export async function findSendRecord(context: Reader, id: string): Promise<SendRecordDetail> {
  const { rows } = await context.db.execute(
    sql`
      select ${columns}, m.shown_body, m.object_type, m.object_id, m.object_label, m.resent_of, m.template_version,
        array(select r.id from mail_outbox r where r.resent_of = m.id order by r.created_at desc, r.id desc) as resent_as
      from mail_outbox m where m.id = ${id}`,
    detailRow,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return toDetail(rows[0], context);
}

/** Returns all delivery attempts of a mail, newest first. */
export async function findSendAttempts({ db }: Pick<Reader, 'db'>, id: string): Promise<SendAttempt[]> {
  const { rows } = await db.execute(
    sql`select no, begun_at, ended_at, error, account_name from mail_attempt where mail_id = ${id} order by no desc`,
    pick(tables.mail_attempt, 'no', 'begun_at', 'ended_at', 'error', 'account_name'),
  );
  return rows.map(({ no, begun_at, ended_at, error, account_name }) => ({
    no,
    begunAt: new Date(begun_at).toISOString(),
    endedAt: instantOf(ended_at),
    error: withoutAddresses(error ?? ''),
    account: account_name ?? '',
  }));
}

const instantOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

/** Masks addresses in an error: mail servers repeat the whole address that they refuse. */
const withoutAddresses = (error: string): string => error.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, emailMask);

const toRecord = (one: RowOf<typeof row>, { actor }: Pick<Reader, 'actor'>): SendRecord => ({
  id: one.id,
  to: emailMask(one.to_address),
  template: one.template ?? '',
  language: one.language,
  subject: one.subject,
  state: one.state,
  attempts: one.attempts,
  lastError: withoutAddresses(one.last_error ?? ''),
  createdAt: new Date(one.created_at).toISOString(),
  sentAt: instantOf(one.sent_at),
  version: one.version,
  allowedActions: actor.permissions.has('admin.send-record.resend')
    ? sendRecordActionsOf({ state: one.state, isSecret: one.is_secret, hasText: one.has_text })
    : [],
});

const toDetail = (one: RowOf<typeof detailRow>, context: Pick<Reader, 'actor'>): SendRecordDetail => ({
  ...toRecord(one, context),
  body: one.shown_body,
  templateVersion: one.template_version,
  hidesSecret: one.is_secret,
  about:
    one.object_type === null
      ? null
      : { objectType: one.object_type, objectId: one.object_id ?? '', objectLabel: one.object_label ?? '' },
  resentOf: one.resent_of,
  resentAs: one.resent_as,
});
