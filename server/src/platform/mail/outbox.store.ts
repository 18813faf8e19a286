import type { Language } from '@console/contracts';
import type { Db } from '../context';
import { newId } from '../db/ids';
import type { AuditedObject } from '@console/contracts/areas';
import {
  fillTemplate,
  htmlOfText,
  sampleValues,
  templateFacts,
  type TemplateTexts,
} from '@console/contracts/email-templates';
import type { LetterCode } from '@console/contracts/send-records';
import { findSentTexts } from './email-template.store';
import { accountTestText } from './built-in-templates';
import { writeLetter } from './write-letter.rules';
import { pick, text } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

interface Post {
  companyId: string;
  to: string;
  language: Language;
  letter: LetterCode;
  name: string;
  what: string;
  /** Values of variables that only this mail has. */
  more?: Readonly<Record<string, string>>;
  /** Record that the mail is about. */
  about?: { type: AuditedObject; id: string; label: string };
  now: Date;
}

const minuteOf = (now: Date) => `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Limits a name to its length and removes addresses, so that strangers cannot put messages into it. */
function plainName(name: string, to: string): string {
  if (name === to) return name;
  const plain = name.replace(/[/\\:@<>]|(?<=\p{L})\.(?=\p{L})/gu, ' ').trim();
  return plain.length > nameMax ? `${plain.slice(0, nameMax)}…` : plain;
}

const nameMax = 40;

/** Adds a mail to the outbox in the transaction of its cause, so that both are stored or neither is. */
export async function postMail(
  db: Db,
  { companyId, to, language, letter, name, what, more = {}, about, now }: Post,
): Promise<void> {
  const { texts, versionNo } = await findSentTexts(db, letter);
  const cause = { name: plainName(name, to), what, at: minuteOf(now), more };
  const { subject, html, text: body, shownText, isSecret } = writeLetter(letter, texts, language, cause);
  await db.execute(sql`
    insert into mail_outbox (id, company_id, to_address, template, template_version, language, subject, body, html,
      shown_body, is_secret, object_type, object_id, object_label, created_at, due_at)
    values (${newId('mail')}, ${companyId}, ${to}, ${letter}, ${versionNo}, ${language}, ${subject}, ${body}, ${html},
      ${shownText}, ${isSecret}, ${about?.type ?? null}, ${about?.id ?? null}, ${about?.label ?? null}, ${now}, ${now})`);
}

interface Sample extends Pick<Post, 'companyId' | 'to' | 'language' | 'letter' | 'now'> {
  texts: TemplateTexts;
}

/** Adds a mail with sample values, for the author of its template. */
export async function postSample(db: Db, { companyId, to, language, letter, texts, now }: Sample): Promise<void> {
  const values = sampleValues(letter, language);
  const { subject, html, text: body } = fillTemplate(texts[language], values, templateFacts[letter].variables);
  await db.execute(sql`
    insert into mail_outbox (id, company_id, to_address, template, language, subject, body, html, shown_body, is_secret,
      object_type, object_id, object_label, created_at, due_at)
    values (${newId('mail')}, ${companyId}, ${to}, ${letter}, ${language}, ${subject}, ${body}, ${html}, ${body}, false,
      'email_template', ${letter}, ${letter}, ${now}, ${now})`);
}

interface AccountTest extends Pick<Post, 'companyId' | 'to' | 'language' | 'now'> {
  account: { id: string; name: string };
  /** Version of the settings used for sending. */
  no: number;
}

/** Adds a test mail, sent with the settings that are being tested. */
export async function postAccountTest(
  db: Db,
  { companyId, to, language, account, no, now }: AccountTest,
): Promise<void> {
  const { subject, html, text: body } = accountTestText(language);
  await db.execute(sql`
    insert into mail_outbox (id, company_id, to_address, language, subject, body, html, shown_body, is_secret, object_type,
      object_id, object_label, test_account_id, test_connection_no, created_at, due_at)
    values (${newId('mail')}, ${companyId}, ${to}, ${language}, ${subject}, ${body}, ${html}, ${body}, false,
      'email_account', ${account.id}, ${account.name}, ${account.id}, ${no}, ${now}, ${now})`);
}

/** Sends a mail again with the same text and address. The caller has checked that it contains no one-time secret. */
export async function repeatMail(db: Db, { id, body }: { id: string; body: string }, now: Date): Promise<string> {
  const repeated = newId('mail');
  await db.execute(sql`
    insert into mail_outbox (id, company_id, to_address, template, template_version, language, subject, body, html,
      shown_body, is_secret, object_type, object_id, object_label, resent_of, created_at, due_at)
    select ${repeated}, company_id, to_address, template, template_version, language, subject, ${body}, ${htmlOfText(body)},
      ${body}, false, object_type, object_id, object_label, id, ${now}, ${now}
    from mail_outbox where id = ${id} and not is_secret`);
  return repeated;
}

/** Days after which sent texts with secrets are deleted; links are valid for three days at most. */
const sentTextDays = 7;

/** Days for which the console shows the text of a mail. */
const shownTextDays = 90;

/** Deletes the texts of old mails and returns their number. The send records are kept. */
export async function clearOldTexts(db: Db, now: Date): Promise<number> {
  const before = (days: number) => sql`${now}::timestamptz - ${days} * interval '1 day'`;
  const sent = await db.execute(
    sql`update mail_outbox set body = null, html = null where body is not null and created_at < ${before(sentTextDays)}`,
  );
  const shown = await db.execute(
    sql`update mail_outbox set shown_body = null where shown_body is not null and created_at < ${before(shownTextDays)}`,
  );
  return (sent.rowCount ?? 0) + (shown.rowCount ?? 0);
}

/** A mail that this process owns under a lease. */
export interface ClaimedMail {
  id: string;
  to: string;
  subject: string;
  body: string;
  /** Null for mails written before HTML was supported. */
  html: string | null;
  attempts: number;
  /** Settings that are being tested; null for all other mails. */
  test: { accountId: string; no: number } | null;
}

const claimedRow = {
  ...pick(tables.mail_outbox, 'id', 'subject', 'html', 'attempts', 'test_account_id', 'test_connection_no'),
  body: text,
  to: text,
};

/** Longer than any SMTP session. After a crash, another process can take the mail when the lease expires. */
const leaseSeconds = 300;

/** Hours after which an unsent mail is useless: when SMTP is configured late, older mails are not sent. */
const worthHours = 24;

/** Claims due mails for this process. */
export async function claimDueMails(
  db: Db,
  now: Date,
  { limit, testsOnly }: { limit: number; testsOnly: boolean },
): Promise<ClaimedMail[]> {
  const wanted = testsOnly ? sql`and test_account_id is not null` : sql``;
  await db.execute(sql`
    update mail_outbox set state = 'SUPPRESSED', last_error = 'The e-mail expired before it was sent.', version = version + 1
    where state in ('QUEUED', 'SENDING') and due_at <= ${now} ${wanted}
      and (body is null or created_at < ${now}::timestamptz - ${worthHours} * interval '1 hour')`);
  const { rows } = await db.execute(
    sql`
      with due as (
        select id from mail_outbox where state in ('QUEUED', 'SENDING') and due_at <= ${now} ${wanted}
        order by due_at, id limit ${limit} for update skip locked),
      taken as (
        update mail_outbox m set state = 'SENDING', attempts = attempts + 1, version = version + 1,
          due_at = ${now}::timestamptz + ${leaseSeconds} * interval '1 second'
        from due where m.id = due.id returning m.*),
      begun as (
        insert into mail_attempt (mail_id, company_id, no, begun_at)
        select id, company_id, attempts, ${now} from taken)
      select id, to_address as "to", subject, body, html, attempts, test_account_id, test_connection_no from taken
      order by test_account_id is not null, id`,
    claimedRow,
  );
  return rows.map(({ test_account_id: accountId, test_connection_no: no, ...mail }) => ({
    ...mail,
    test: accountId === null || no === null ? null : { accountId, no },
  }));
}

interface Outcome {
  id: string;
  attempts: number;
  /** Account that sent the mail; null if the configured mail server sent it. */
  account: string | null;
}

const endAttempt = (db: Db, { id, attempts, account }: Outcome, { error, now }: { error: string | null; now: Date }) =>
  db.execute(sql`
    update mail_attempt set ended_at = ${now}, error = ${error}, account_name = ${account} where mail_id = ${id} and no = ${attempts}`);

export async function storeSent(db: Db, mail: Outcome, now: Date): Promise<void> {
  await endAttempt(db, mail, { error: null, now });
  await db.execute(sql`
    update mail_outbox set state = 'SENT', sent_at = ${now}, last_error = null, version = version + 1
    where id = ${mail.id}`);
}

interface Failure extends Outcome {
  error: string;
  /** Null if there is no further attempt. */
  retryAt: Date | null;
  now: Date;
}

export async function storeFailure(db: Db, { error, retryAt, now, ...mail }: Failure): Promise<void> {
  await endAttempt(db, mail, { error, now });
  await db.execute(sql`
    update mail_outbox set last_error = ${error}, due_at = coalesce(${retryAt}::timestamptz, due_at),
      state = ${retryAt === null ? 'FAILED' : 'QUEUED'}, version = version + 1
    where id = ${mail.id}`);
}
