import { changeTexts, codeSayer, reasonText, spelledOut, type Saying } from './spelled-out.rules';

const saying: Saying = {
  code: (dicts, code) => (dicts.includes('card_state') && code === 'FROZEN' ? 'Frozen' : undefined),
  money: ({ amount, currency }) => `${amount} ${currency}`,
  moment: (at) => `at ${at.slice(0, 10)}`,
  day: (day) => `on ${day}`,
  country: (code) => (code === 'SG' ? 'Singapore' : code),
  number: String,
  yesNo: (is) => (is ? 'Yes' : 'No'),
  list: (texts) => texts.join(', '),
  record: (id) => (id.startsWith('mer_') ? 'Harbourline' : undefined),
  language: 'zh_CN',
};

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['a state', { state: 'FROZEN' }, { state: 'Frozen' }],
  ['an amount with its period', { limit: { amount: '80', currency: 'USD', period: 'DAY' } }, { limit: '80 USD · DAY' }],
  ['an amount within a limit', { limit: { amount: { amount: '80', currency: 'USD' } } }, { limit: '80 USD' }],
  ['an amount beside its currency', { minDeposit: '5', currency: 'USD' }, { minDeposit: '5 USD', currency: 'USD' }],
  ['a name of two languages', { name: { en_US: 'Cards', zh_CN: '卡片' } }, { name: '卡片' }],
  ['a record by its name', { merchantId: 'mer_01K00000000000000000000001' }, { merchantId: 'Harbourline' }],
  ['a named record', { company: { id: 'co_1', name: { en_US: 'One', zh_CN: '一' } } }, { company: '一' }],
  ['countries', { countries: ['SG', 'XX'] }, { countries: 'Singapore, XX' }],
  ['yes and no', { isDefault: true, enabled: false }, { isDefault: 'Yes', enabled: 'No' }],
  [
    'a moment and a day',
    { at: '2026-11-20T04:00:00.000Z', to: '2026-11-20' },
    { at: 'at 2026-11-20', to: 'on 2026-11-20' },
  ],
  ['a share', { warningPercent: 10, count: 3 }, { warningPercent: '10%', count: '3' }],
  [
    'lines of a list',
    { items: [{ maxCount: 3 }, { maxCount: 4 }] },
    { 'items.1.maxCount': '3', 'items.2.maxCount': '4' },
  ],
  ['nothing of what only machines read', { digest: 'abc', id: 'x', sha256: 'f' }, {}],
  ['nothing where nothing is', { note: '', name: null }, {}],
])('says %s', (_what, value, text) => {
  expect(spelledOut(value, saying)).toEqual(text);
});

test('a reason is a code, text, or both', () => {
  const code = codeSayer((dict, one) => (dict === 'freeze_reason' && one === 'STOLEN' ? 'Stolen' : one), 'en_US');
  expect(reasonText('STOLEN', code)).toBe('Stolen');
  expect(reasonText('OTHER: To pay', code)).toBe('OTHER · To pay');
  expect(reasonText('Seen and agreed.', code)).toBe('Seen and agreed.');
  expect(reasonText(null, code)).toBe('');
});

test('what differs is said from what it was to what it is, in the language of the reader', () => {
  const [before, after] = [
    { state: 'ACTIVE', note: 'Trip', version: 3 },
    { state: 'FROZEN', version: 3 },
  ];
  expect(changeTexts(before, after, saying)).toEqual(['状态：ACTIVE → Frozen', expect.stringMatching(/：Trip → –$/)]);
  expect(changeTexts(null, { state: 'FROZEN' }, { ...saying, language: 'en_US' })).toEqual(['Status: Frozen']);
  expect(changeTexts(null, null, saying)).toEqual([]);
});
