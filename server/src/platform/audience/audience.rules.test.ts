import type { NoteAudience } from '@console/contracts';
import type { AccountType } from '../context';
import {
  answerFor,
  audienceOf,
  audiencesFor,
  audiencesOf,
  blockWriterOf,
  nameFor,
  type Reader,
  reasonFor,
  type Unread,
  type Writer,
  textFor,
} from './audience.rules';

const reader = (accountType: AccountType): Reader => ({
  accountType,
  companyName: { en_US: 'Aldermoor', zh_CN: '奥德莫尔' },
  language: 'zh_CN',
});
/** Casts a text to `Unread`, the opaque type of reasons and notes that come from the database. */
const stored = (text: string) => text as unknown as Unread;
const writers: Writer[] = ['WHITELABEL', 'MERCHANT', 'CHANNEL', 'WALLET', 'MACHINE', 'RISK'];
const which = (says: (writer: Writer) => boolean) => writers.filter(says);

test.each<[AccountType, { names: Writer[]; texts: Writer[]; reasons: Writer[]; notes: NoteAudience[] }]>([
  ['WHITELABEL', { names: writers, texts: writers, reasons: writers, notes: ['INTERNAL', 'MERCHANT'] }],
  [
    'MERCHANT',
    {
      names: ['MERCHANT', 'WALLET', 'MACHINE', 'RISK'],
      texts: ['MERCHANT', 'WALLET', 'MACHINE'],
      reasons: ['MERCHANT', 'WALLET'],
      notes: ['MERCHANT'],
    },
  ],
  [
    'CHANNEL',
    { names: ['CHANNEL', 'MACHINE', 'RISK'], texts: ['CHANNEL', 'MACHINE'], reasons: ['CHANNEL'], notes: [] },
  ],
  [
    'WALLET',
    {
      names: ['MERCHANT', 'WALLET', 'MACHINE', 'RISK'],
      texts: ['WALLET', 'MACHINE'],
      reasons: ['WALLET'],
      notes: [],
    },
  ],
  ['APPLICANT', { names: [], texts: [], reasons: [], notes: [] }],
])('%s sees only permitted names, texts, reasons and notes', (accountType, learns) => {
  const me = reader(accountType);
  expect({
    names: which((writer) => nameFor(me, { name: 'Wei', writer }) === 'Wei'),
    texts: which((writer) => textFor(me, stored('Do not tip off'), writer) === 'Do not tip off'),
    reasons: which((writer) => reasonFor(me, stored('SUSPICIOUS'), writer) === 'SUSPICIOUS'),
    notes: audiencesOf(me),
  }).toEqual(learns);
});

test("a hidden user name is replaced by the company's name, and a hidden text is null", () => {
  expect(nameFor(reader('MERCHANT'), { name: 'Wei', writer: 'WHITELABEL' })).toBe('奥德莫尔');
  expect(textFor(reader('MERCHANT'), stored('Do not tip off'), 'WHITELABEL')).toBeNull();
  expect(textFor(reader('WHITELABEL'), null, 'WHITELABEL')).toBeNull();
});

test.each([
  ['LOST', 'LOST'],
  ['HOLDER_REQUEST', 'HOLDER_REQUEST'],
  ['CANCEL_REVIEW', 'CANCEL_REVIEW'],
  ['SUSPICIOUS', 'OTHER'],
  ['REVIEW', 'OTHER'],
  ['COMPROMISED', 'OTHER'],
  ['LESS_RISK', 'OTHER'],
  // An unlisted reason is not neutral.
  ['FRAUD_RING', 'OTHER'],
])('a merchant sees the reason %s of company staff as %s', (reason, shown) => {
  expect(reasonFor(reader('MERCHANT'), stored(reason), 'WHITELABEL')).toBe(shown);
  expect(reasonFor(reader('WHITELABEL'), stored(reason), 'MACHINE')).toBe(reason);
});

test('a missing reason stays null', () => expect(reasonFor(reader('WALLET'), null, 'WHITELABEL')).toBeNull());

test.each<[AccountType, NoteAudience | undefined, NoteAudience]>([
  ['WHITELABEL', undefined, 'INTERNAL'],
  ['WHITELABEL', 'INTERNAL', 'INTERNAL'],
  ['WHITELABEL', 'MERCHANT', 'MERCHANT'],
  ['MERCHANT', undefined, 'MERCHANT'],
  ['MERCHANT', 'INTERNAL', 'MERCHANT'],
  ['WALLET', undefined, 'MERCHANT'],
  ['CHANNEL', 'MERCHANT', 'INTERNAL'],
])('a note by %s with the requested audience %s has the audience %s', (accountType, request, audience) =>
  expect(audienceOf(reader(accountType), request)).toBe(audience),
);

test('only company staff can choose the audience of a note, which is internal by default', () => {
  expect(audiencesFor(reader('WHITELABEL'))).toEqual(['INTERNAL', 'MERCHANT']);
  expect(audienceOf(reader('WHITELABEL'), undefined)).toBe('INTERNAL');
  for (const other of ['MERCHANT', 'CHANNEL', 'WALLET', 'APPLICANT'] as const)
    expect(audiencesFor(reader(other))).toEqual([]);
});

test('the note on a frozen card is attributed to the merchant only if a user of the merchant froze it', () => {
  expect(['USER', 'RISK', 'ADMIN', 'SYSTEM', 'CHANNEL', null].map(blockWriterOf)).toEqual([
    'MERCHANT',
    'RISK',
    ...Array<Writer>(4).fill('WHITELABEL'),
  ]);
});

test.each<[AccountType, Writer, string | null]>([
  ['MERCHANT', 'MERCHANT', 'Not ours to decide'],
  ['MERCHANT', 'WHITELABEL', null],
  ['MERCHANT', 'MACHINE', null],
  ['WALLET', 'MERCHANT', null],
  ['WHITELABEL', 'MACHINE', 'Not ours to decide'],
])('%s sees the note of a rejection by company staff, if the maker is %s, as %j', (accountType, asker, shown) =>
  expect(answerFor(reader(accountType), stored('Not ours to decide'), { writer: 'WHITELABEL', asker })).toBe(shown),
);
