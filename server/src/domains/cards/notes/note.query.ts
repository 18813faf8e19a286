import { codes } from '@console/contracts';
import type { Notes } from '@console/contracts/cards';
import { audiencesFor, nameFor } from '../../../platform/audience/audience.rules';
import { by, notesReadBy, writtenBy } from '../../../platform/audience/written-by.query';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { Refusal } from '../../../platform/refusal';
import { reachableCards } from '../cards/card-reach.query';
import { reachableTransactions } from '../transactions/transaction-reach.query';
import { inCompany } from '../../../platform/reach/reach.query';
import { pick, type RowOf, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

export type About = 'card' | 'transaction';
type Reader = Pick<Context, 'db' | 'actor'>;

const subjectRow = { ...pick(tables.note, 'card_id', 'txn_id', 'merchant_id', 'channel_id'), label: text };
export type Subject = RowOf<typeof subjectRow>;

/** Card or purchase of a note; refused as not found outside the actor's data scope. */
export async function readSubject(about: About, id: string, { db, actor }: Reader): Promise<Subject> {
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
