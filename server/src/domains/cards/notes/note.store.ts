import { codes, type NoteAudience } from '@console/contracts';
import type { Note, Notes } from '@console/contracts/cards';
import { audienceOf, audiencesFor, nameFor } from '../../../platform/audience/audience.rules';
import { by } from '../../../platform/audience/audience-columns';
import { notesReadBy, writtenBy } from '../../../platform/audience/written-by.query';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { all } from '../../../platform/listing/filters';
import { Refusal } from '../../../platform/refusal';
import { reachableCards } from '../cards/card-reach.query';
import { reachableTransactions } from '../transactions/transaction-reach.query';
import { inCompany } from '../../../platform/reach/reach.query';
import { pick, type RowOf, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type About = 'card' | 'transaction';
type Reader = Pick<Context, 'db' | 'actor'>;

const subjectRow = { ...pick(tables.note, 'card_id', 'txn_id', 'merchant_id', 'channel_id'), label: text };
type Subject = RowOf<typeof subjectRow>;

/** What is written about, refused where it is not the actor's to see. */
async function readSubject(about: About, id: string, { db, actor }: Reader): Promise<Subject> {
  const { rows } = await db.execute(
    about === 'card'
      ? sql`select c.id as card_id, null as txn_id, c.merchant_id, c.channel_id, c.alias || ' ' || c.last4 as label
          from card c where c.id = ${id} and ${all(reachableCards(actor))}`
      : sql`select t.card_id, t.id as txn_id, t.merchant_id, t.channel_id, t.txn_no as label
          from card_transaction t where t.id = ${id} and ${all(reachableTransactions(actor))}`,
    subjectRow,
  );
  const [subject] = rows;
  if (!subject) throw new Refusal(codes.notFound);
  return subject;
}

const most = 200;

export async function findNotes(about: About, id: string, context: Reader): Promise<Notes> {
  const { db, actor } = context;
  await readSubject(about, id, context);
  const isOfSubject = about === 'card' ? sql`n.card_id = ${id} and n.txn_id is null` : sql`n.txn_id = ${id}`;
  const { rows } = await db.execute(
    sql`
      select n.id, n.text, n.at, n.audience, ${writtenBy(sql`u`, sql`n.author_id`)} as author
      from note n join app_user u on u.id = n.author_id
      where ${inCompany(actor, sql`n.company_id`)} and ${isOfSubject} and ${notesReadBy(actor, sql`n`)}
      order by n.at desc, n.id desc limit ${most}`,
    { ...pick(tables.note, 'id', 'text', 'at', 'audience'), author: by },
  );
  const list = rows.map(({ at, author, ...note }) => ({
    ...note,
    author: nameFor(actor, author),
    at: new Date(at).toISOString(),
  }));
  return { list, audiences: audiencesFor(actor) };
}

/** The log tells that there is a note, and not what it says: that stands in the note, which nobody changes. */
export async function addNote(
  about: About,
  { id, text, ...input }: { id: string; text: string; audience?: NoteAudience | undefined },
  context: Context,
): Promise<Note> {
  const { db, actor, now } = context;
  const subject = await readSubject(about, id, context);
  const noteId = newId('note');
  const audience = audienceOf(actor, input.audience);
  await db.execute(sql`
    insert into note (id, company_id, merchant_id, channel_id, card_id, txn_id, text, author_id, at, audience)
    values (${noteId}, ${actor.companyId}, ${subject.merchant_id}, ${subject.channel_id}, ${subject.card_id},
      ${subject.txn_id}, ${text}, ${actor.userId}, ${now}, ${audience})`);
  await context.audit({ objectType: about, objectId: id, objectLabel: subject.label, after: { noteId, audience } });
  return { id: noteId, text, author: actor.nickname, at: now.toISOString(), audience };
}
