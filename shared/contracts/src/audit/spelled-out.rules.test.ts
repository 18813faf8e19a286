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
  ['a state by its label', { state: 'FROZEN' }, { state: 'Frozen' }],
  ['a limit with its period', { limit: { amount: '80', currency: 'USD', period: 'DAY' } }, { limit: '80 USD · DAY' }],
  ['an amount within a limit', { limit: { amount: { amount: '80', currency: 'USD' } } }, { limit: '80 USD' }],
  [
    'an amount with the currency beside it',
    { minDeposit: '5', currency: 'USD' },
    { minDeposit: '5 USD', currency: 'USD' },
  ],
  ["the name in the reader's language", { name: { en_US: 'Cards', zh_CN: '卡片' } }, { name: '卡片' }],
  [
    'the name of a record in place of its id',
    { merchantId: 'mer_01K00000000000000000000001' },
    { merchantId: 'Harbourline' },
  ],
  [
    'the name of an embedded record',
    { company: { id: 'co_1', name: { en_US: 'One', zh_CN: '一' } } },
    { company: '一' },
  ],
  ['country names', { countries: ['SG', 'XX'] }, { countries: 'Singapore, XX' }],
  ['booleans as yes and no', { isDefault: true, enabled: false }, { isDefault: 'Yes', enabled: 'No' }],
  [
    'a moment and a day',
    { at: '2026-11-20T04:00:00.000Z', to: '2026-11-20' },
    { at: 'at 2026-11-20', to: 'on 2026-11-20' },
  ],
  ['percentages with a sign', { warningPercent: 10, count: 3 }, { warningPercent: '10%', count: '3' }],
  [
    'lines of a list',
    { items: [{ maxCount: 3 }, { maxCount: 4 }] },
    { 'items.1.maxCount': '3', 'items.2.maxCount': '4' },
  ],
  ['no technical field', { digest: 'abc', id: 'x', sha256: 'f' }, {}],
  ['no empty field', { note: '', name: null }, {}],
])('the text of an entry has %s', (_what, value, text) => {
  expect(spelledOut(value, saying)).toEqual(text);
});

test('a reason is displayed with the label of its code, its text, or both', () => {
  const code = codeSayer((dict, one) => (dict === 'freeze_reason' && one === 'STOLEN' ? 'Stolen' : one), 'en_US');
  expect(reasonText('STOLEN', code)).toBe('Stolen');
  expect(reasonText('OTHER: To pay', code)).toBe('OTHER · To pay');
  expect(reasonText('Seen and agreed.', code)).toBe('Seen and agreed.');
  expect(reasonText(null, code)).toBe('');
});

test("a changed field is displayed with its values before and after, in the reader's language", () => {
  const [before, after] = [
    { state: 'ACTIVE', note: 'Trip', version: 3 },
    { state: 'FROZEN', version: 3 },
  ];
  expect(changeTexts(before, after, saying)).toEqual(['状态：ACTIVE → Frozen', expect.stringMatching(/：Trip → –$/)]);
  expect(changeTexts(null, { state: 'FROZEN' }, { ...saying, language: 'en_US' })).toEqual(['Status: Frozen']);
  expect(changeTexts(null, null, saying)).toEqual([]);
});
