import { auditFields, type AuditFieldFacts } from '@console/contracts/audit-fields';
import { maskedFacts } from './masked-facts.rules';

test.each([
  [
    'a value of a hidden group is masked, at any depth',
    { alias: 'Trip', validTo: '2027-01-31', cards: [{ email: 'ana@shop.example', count: 2 }] },
    { alias: 'Trip', validTo: '••••••', cards: [{ email: '••••••', count: 2 }] },
  ],
  ['a missing value stays missing', { validTo: null, email: '' }, { validTo: null, email: '' }],
  ['an entry without values stays null', null, null],
  ['a whole object of a hidden group is masked', { email: { from: 'a@b.example' } }, { email: '••••••' }],
])('%s', (_title, facts, expected) => {
  expect(maskedFacts(facts, { hiddenGroups: new Set(['CARD_EXPIRY', 'HOLDER_CONTACT'] as const) })).toEqual(expected);
});

test('a value of a visible group is not masked', () => {
  const facts = { validTo: '2027-01-31', email: 'ana@shop.example' };
  expect(maskedFacts(facts, { hiddenGroups: new Set(['HOLDER_CONTACT'] as const) })).toEqual({
    validTo: '2027-01-31',
    email: '••••••',
  });
});

/** Names of fields that responses contain only masked; see `sensitive-fields.test.ts`. */
const sensitiveNames =
  /^(email|phone|mobile|birthday|idNo|address|postalCode|accountNo|iban|securityCode|secret|apiKey|expiry|validTo|number)$/;

test('every audit field with a sensitive name has a group', () => {
  const all: [string, AuditFieldFacts][] = Object.entries(auditFields);
  const sensitive = all.filter(([name]) => sensitiveNames.test(name));
  expect(sensitive.length).toBeGreaterThan(0);
  expect(sensitive.filter(([, { group }]) => group === undefined).map(([name]) => name)).toEqual([]);
});
