import { codes, type InputOf, type ListResult } from '@console/contracts';
import {
  type EmailTemplate,
  type EmailTemplateDetail,
  type EmailTemplateFilter,
  type EmailTemplateVersion,
  type listEmailTemplates,
  templateFacts,
  templateIssues,
  type TemplateTexts,
} from '@console/contracts/email-templates';
import { type LetterCode, letterCodes } from '@console/contracts/send-records';
import type { Context } from '../../../platform/context';
import { int, json, moment, nullable, oneOf, pick, type RowOf, text } from '../../../platform/db/column';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { contains } from '../../../platform/listing/filters';
import { findPage, mapPage } from '../../../platform/listing/find-page';
import { builtInTexts } from '../../../platform/mail/built-in-templates';
import { Refusal } from '../../../platform/refusal';
import { templateActionsOf } from './email-template.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'> & {
  /** The reader's company runs the platform, to which the templates belong. */
  edits: boolean;
};

const row = {
  code: oneOf(...letterCodes),
  sent_no: nullable(int),
  sent_texts: nullable(json<TemplateTexts>()),
  draft_no: nullable(int),
  draft_texts: nullable(json<TemplateTexts>()),
  updated_at: nullable(moment),
  by: nullable(text),
  version: int,
};
type Row = RowOf<typeof row>;

const columns = sql`c.code, p.version_no as sent_no, p.texts as sent_texts, d.version_no as draft_no, d.texts as draft_texts,
  last.updated_at, last.by, (select coalesce(sum(v.version), 0)::int from email_template_version v where v.code = c.code) as version`;
const kinds = sql`unnest(${[...letterCodes]}::text[]) as c (code)`;
const sentOnes = sql`left join email_template_version p on p.code = c.code and p.status = 'PUBLISHED'`;
const others = sql`left join email_template_version d on d.code = c.code and d.status = 'DRAFT'
  left join lateral (
    select v.updated_at, u.nickname as by from email_template_version v left join app_user u on u.id = v.updated_by
    where v.code = c.code order by v.updated_at desc, v.version_no desc limit 1) last on true`;

const ofCategory = (categories: EmailTemplateFilter['category']): SQL[] =>
  categories === undefined || categories.length === 0
    ? []
    : [
        sql`c.code = any(${letterCodes.filter((code) => categories.some((one) => one === templateFacts[code].category))})`,
      ];
const ofStatus = (statuses: EmailTemplateFilter['status']): SQL[] =>
  statuses === undefined || statuses.length === 0
    ? []
    : [sql`(p.version_no is not null) = any(${statuses.map((one) => one === 'PUBLISHED')}::boolean[])`];

/** Condition for templates whose name, in either language, or code contains the keyword. */
const called = (keyword: string): SQL => sql`(${contains(sql`c.code`, keyword)} or exists (
  select from dict_detail l where l.dict_code = 'mail_template' and l.code = c.code
    and (${contains(sql`l.label->>'en_US'`, keyword)} or ${contains(sql`l.label->>'zh_CN'`, keyword)})))`;

export async function findEmailTemplates(
  context: Reader,
  { filter = {}, keyword, ...query }: InputOf<typeof listEmailTemplates>,
): Promise<ListResult<EmailTemplate>> {
  const page = await findPage(
    context,
    {
      columns,
      row,
      from: kinds,
      filterJoins: sentOnes,
      joins: others,
      where: [...ofCategory(filter.category), ...ofStatus(filter.status), ...(keyword ? [called(keyword)] : [])],
      id: sql`c.code`,
      sortable: { id: { expression: sql`c.code`, type: 'text' } },
      sortedBy: { field: 'id', dir: 'asc' },
    },
    query,
  );
  return mapPage(page, (one) => toTemplate(one, context));
}

/** Refuses unknown templates. */
export async function findEmailTemplate(context: Reader, id: string): Promise<EmailTemplateDetail> {
  const { rows } = await context.db.execute(
    sql`select ${columns} from ${kinds} ${sentOnes} ${others} where c.code = ${id}`,
    row,
  );
  const [found] = rows;
  if (!found) throw new Refusal(codes.notFound);
  return { ...toTemplate(found, context), sent: sentTextsOf(found), draft: found.draft_texts };
}

/** Returns all versions of a template that were written in the console, newest first. */
export async function findEmailTemplateVersions(
  { db }: Pick<Reader, 'db'>,
  code: string,
): Promise<EmailTemplateVersion[]> {
  const { rows } = await db.execute(
    sql`
      select v.version_no, v.status, v.updated_at, v.published_at, u.nickname as by
      from email_template_version v left join app_user u on u.id = v.updated_by
      where v.code = ${code} order by v.version_no desc limit 100`,
    {
      ...pick(tables.email_template_version, 'version_no', 'status', 'updated_at', 'published_at'),
      by: nullable(text),
    },
  );
  return rows.map(({ version_no, status, updated_at, published_at, by }) => ({
    versionNo: version_no,
    status,
    updatedAt: new Date(updated_at).toISOString(),
    updatedBy: by ?? '',
    publishedAt: published_at === null ? null : new Date(published_at).toISOString(),
  }));
}

/**
 * Returns the numbers of the draft and of the published version, or null. Locks them until the end of the transaction.
 */
export async function lockTemplateVersions(
  { db }: Pick<Reader, 'db'>,
  code: LetterCode,
): Promise<{ draftNo: number | null; sentNo: number | null }> {
  // A template without versions has no row to lock.
  await lockCounted(db, 'e-mail template', code);
  const { rows } = await db.execute(
    sql`
      select version_no, status from email_template_version where code = ${code} and status <> 'ARCHIVED'
      order by version_no for no key update`,
    pick(tables.email_template_version, 'version_no', 'status'),
  );
  const numberOf = (status: string) => rows.find((one) => one.status === status)?.version_no ?? null;
  return { draftNo: numberOf('DRAFT'), sentNo: numberOf('PUBLISHED') };
}

const sentTextsOf = ({ code, sent_texts }: Row): TemplateTexts => sent_texts ?? builtInTexts(code);

function toTemplate(one: Row, { actor, edits }: Reader): EmailTemplate {
  const { code, sent_no, draft_texts, updated_at, by, version } = one;
  const sent = sentTextsOf(one);
  const state = {
    hasDraft: draft_texts !== null,
    isComplete: draft_texts !== null && templateIssues(code, draft_texts).length === 0,
    isPublished: sent_no !== null,
  };
  return {
    id: code,
    category: templateFacts[code].category,
    status: sent_no === null ? 'BUILT_IN' : 'PUBLISHED',
    versionNo: sent_no ?? 0,
    hasDraft: state.hasDraft,
    subject: { en_US: sent.en_US.subject, zh_CN: sent.zh_CN.subject },
    updatedAt: updated_at === null ? null : new Date(updated_at).toISOString(),
    updatedBy: by ?? '',
    version,
    allowedActions: edits ? templateActionsOf(state, actor.permissions) : [],
  };
}
