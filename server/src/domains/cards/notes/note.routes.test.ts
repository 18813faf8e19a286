import { codes } from '@console/contracts';
import {
  addCardNote,
  addTransactionNote,
  listCardNotes,
  listCards,
  listTransactionNotes,
  listTransactions,
} from '@console/contracts/cards';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { readEvents } from '../../../testing/event-reader';
import { longestTexts } from '../../../testing/longest-texts';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let support: Record<string, string>;
let cardId: string;
let transactionId: string;
const { text: longest = '' } = longestTexts(addCardNote.input);

beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  support = await console_.signIn('support');
  const filter = { merchantId: [firstMerchantId] };
  const [card] = (await console_.call(listCards, { pageSize: 10, filter }, support)).list;
  const [purchase] = (await console_.call(listTransactions, { pageSize: 10, filter }, support)).list;
  if (!card || !purchase) throw new Error('The demo has cards that were used.');
  [cardId, transactionId] = [card.id, purchase.id];
});
afterAll(() => console_.close());

const tell = (path: string, body: unknown, headers = support) =>
  console_.post(path, body, { ...headers, ...submission() });
const textsOf = async (id: string) =>
  (await console_.call(listCardNotes, { id }, support)).list.map(({ text, author }) => `${author}: ${text}`);

test('notes are listed with their card or purchase, newest first, with their authors', async () => {
  await console_.call(
    addCardNote,
    { id: cardId, text: '  Holder travels until May.\nCall before freezing.  ' },
    support,
  );
  console_.clock.advance(60);
  await console_.call(addCardNote, { id: cardId, text: '持卡人已确认。' }, await console_.signIn('risk'));
  await console_.call(addTransactionNote, { id: transactionId, text: 'Receipt asked for.' }, support);
  expect(await textsOf(cardId)).toEqual([
    'Wei Ling Tan: 持卡人已确认。',
    'Sofia Marques: Holder travels until May.\nCall before freezing.',
  ]);
  const { list } = await console_.call(listTransactionNotes, { id: transactionId }, support);
  expect(list).toEqual([expect.objectContaining({ text: 'Receipt asked for.', at: console_.clock.now.toISOString() })]);
});

test('a repeated submission adds one note', async () => {
  const key = submission();
  const before = (await textsOf(cardId)).length;
  const ask = () => console_.post(addCardNote.path, { id: cardId, text: 'Twice pressed.' }, { ...support, ...key });
  expect(await ask()).toEqual(expect.objectContaining({ data: (await ask()).data }));
  expect(await textsOf(cardId)).toHaveLength(before + 1);
});

test("the audit log has the note's id and author, not its text", async () => {
  const { id } = await console_.call(addCardNote, { id: cardId, text: 'Confidential remark.' }, support);
  const { rows } = await console_.database.pool.query(
    "select object_type, object_id, after, after::text || coalesce(reason, '') like '%Confidential%' as tells from audit_event where after ->> 'noteId' = $1",
    [id],
  );
  expect(rows).toEqual([
    { object_type: 'card', object_id: cardId, after: { noteId: id, audience: 'INTERNAL' }, tells: false },
  ]);
});

test('a note of the maximum length is saved', async () => {
  await console_.call(addCardNote, { id: cardId, text: longest }, support);
  expect(await textsOf(cardId)).toContain(`Sofia Marques: ${longest}`);
});

test.each([
  ['a note of blanks', ' \n ', 'REQUIRED'],
  ['a whole card number', 'Caller read out 4111 1111 1111 1111 to me', 'CARD_NUMBER_HERE'],
  ['a card number behind other digits', 'Call 7 5500-0000-0000-0004', 'CARD_NUMBER_HERE'],
  ['a text with one character more than its limit', `${longest}x`, 'MAX_LENGTH'],
])('%s is refused next to its field', async (_what, text, code) => {
  const before = await textsOf(cardId);
  for (const [path, id] of [
    [addCardNote.path, cardId],
    [addTransactionNote.path, transactionId],
  ] as const) {
    expect(await tell(path, { id, text })).toMatchObject({
      code: codes.invalid,
      fieldErrors: [{ field: 'text', code }],
    });
  }
  expect(await textsOf(cardId)).toEqual(before);
});

test('[seed 6] a user without the write permission can read notes; a user without access to the record can do neither', async () => {
  const auditor = await console_.signIn('auditor');
  expect(await tell(addCardNote.path, { id: cardId, text: 'No.' }, auditor)).toMatchObject({
    code: codes.noPermission,
  });
  expect((await console_.call(listCardNotes, { id: cardId }, auditor)).list.length).toBeGreaterThan(0);
  const stranger = await console_.signIn('owner.zh');
  for (const [add, list, id] of [
    [addCardNote, listCardNotes, cardId],
    [addTransactionNote, listTransactionNotes, transactionId],
  ] as const) {
    expect(await tell(add.path, { id, text: 'Mine?' }, stranger)).toMatchObject({ code: codes.notFound });
    expect(await console_.post(list.path, { id }, stranger)).toMatchObject({ code: codes.notFound });
  }
});

test('notes cannot be changed or deleted, not even by the table owner', async () => {
  const { pool } = console_.database;
  await expect(pool.query("update note set text = 'other'")).rejects.toThrow('never changed or removed');
  await expect(pool.query('delete from note')).rejects.toThrow('never changed or removed');
});

test('only open pages of users who can see the record are notified of a new note', async () => {
  const [mine, other] = [
    await readEvents(console_.app, await console_.signIn('merchant.owner')),
    await readEvents(console_.app, await console_.signIn('owner.zh')),
  ];
  for (const stream of [mine, other]) expect(await stream.next()).toMatchObject({ say: 'release' });
  await console_.call(addCardNote, { id: cardId, text: 'Told at once.', audience: 'MERCHANT' }, support);
  expect(await mine.next()).toEqual({ say: 'record', id: cardId });
  await console_.app.events.round();
  console_.app.events.close();
  expect([await other.next(), await mine.next()]).toEqual([null, null]);
});
