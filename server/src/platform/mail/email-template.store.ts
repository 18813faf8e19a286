import type { LetterCode } from '@console/contracts/send-records';
import type { TemplateTexts, TemplateVersionStatus } from '@console/contracts/email-templates';
import type { Ctx, Db } from '../context';
import { json, pick } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';
import { transitionRecord, type AuditedRecord, type RecordTransition } from '../transitions/record-transitions';
import { builtInTexts } from './built-in-templates';
import { emailTemplateTransitions } from './email-template.transitions';

type Writer = Pick<Ctx, 'db' | 'by' | 'now'>;

/** Returns the active texts with their version; null for built-in texts. */
export async function findSentTexts(
  db: Db,
  code: LetterCode,
): Promise<{ versionNo: number | null; texts: TemplateTexts }> {
  const { rows } = await db.execute(
    sql`select version_no, texts from email_template_version where code = ${code} and status = 'PUBLISHED'`,
    { ...pick(tables.email_template_version, 'version_no'), texts: json<TemplateTexts>() },
  );
  const [sent] = rows;
  return sent ? { versionNo: sent.version_no, texts: sent.texts } : { versionNo: null, texts: builtInTexts(code) };
}

/** Stores the draft of a template. Creates a new version if there is no draft. */
export async function storeTemplateDraft(
  { db, by, now }: Writer,
  code: LetterCode,
  texts: TemplateTexts,
): Promise<void> {
  await db.execute(sql`
    insert into email_template_version (code, version_no, texts, created_at, updated_at, updated_by)
    select ${code}, coalesce(max(version_no), 0) + 1, ${JSON.stringify(texts)}::jsonb, ${now}, ${now}, ${by.id}
    from email_template_version where code = ${code}
    on conflict (code) where status = 'DRAFT' do update
      set texts = excluded.texts, version = email_template_version.version + 1, updated_at = excluded.updated_at,
        updated_by = excluded.updated_by`);
}

interface VersionTransition extends RecordTransition<TemplateVersionStatus> {
  code: LetterCode;
  versionNo: number;
}

const versionRecord: AuditedRecord<TemplateVersionStatus, VersionTransition> = {
  objectType: 'email_template',
  field: 'status',
  transitions: emailTemplateTransitions,
  store: async ({ db, by, now }, { code, versionNo, to }) => {
    await db.execute(sql`
      update email_template_version set status = ${to}, version = version + 1, updated_at = ${now}, updated_by = ${by.id},
        published_at = case when ${to} = 'PUBLISHED' then ${now}::timestamptz else published_at end
      where code = ${code} and version_no = ${versionNo}`);
    return `${code} · ${versionNo}`;
  },
};

/** The only way to change the status of a version. */
export const transitionTemplateVersion = (ctx: Ctx, transition: VersionTransition): Promise<void> =>
  transitionRecord(versionRecord, ctx, transition);
