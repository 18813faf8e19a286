import { type CompanyStatus, companyStatuses } from '@console/contracts/company';
import { companySteps } from '../../../testing/company-samples';
import {
  companyActionsOf,
  type CompanyFacts,
  editDisabledReason,
  noValues,
  refuseTransition,
  submissionIssues,
} from './company.rules';

const facts = (status: CompanyStatus, over: Partial<CompanyFacts> = {}): CompanyFacts => ({
  status,
  isPlatform: false,
  isInReview: false,
  hasProposed: false,
  hasInvitation: false,
  ...over,
});
const everything = { permissions: new Set(['save', 'status'].map((verb) => `company.company.${verb}`)) };

it.each<[CompanyStatus, Partial<CompanyFacts>, string[]]>([
  ['DRAFT', {}, ['EDIT']],
  ['PENDING_REVIEW', { isInReview: true }, ['EDIT (disabled)']],
  ['REJECTED', {}, ['EDIT']],
  ['ACTIVE', {}, ['EDIT', 'SUSPEND', 'CLOSE']],
  ['ACTIVE', { hasInvitation: true }, ['EDIT', 'RESEND_INVITATION', 'SUSPEND', 'CLOSE']],
  ['ACTIVE', { isPlatform: true }, ['EDIT']],
  ['ACTIVE', { hasProposed: true }, ['EDIT', 'DISCARD', 'SUSPEND', 'CLOSE']],
  ['ACTIVE', { hasProposed: true, isInReview: true }, ['EDIT (disabled)', 'SUSPEND', 'CLOSE']],
  ['SUSPENDED', { hasInvitation: true }, ['EDIT', 'RESUME', 'CLOSE']],
  ['CLOSED', { hasInvitation: true }, []],
])('%s %j offers %j', (status, over, actions) => {
  const offered = companyActionsOf(facts(status, over), everything);
  expect(offered.map(({ action, enabled }) => (enabled ? action : `${action} (disabled)`))).toEqual(actions);
});

it('a user without permissions has no actions in any status', () => {
  for (const status of companyStatuses)
    expect(companyActionsOf(facts(status, { hasProposed: true }), { permissions: new Set() })).toEqual([]);
});

const transitions = [
  'DRAFT>PENDING_REVIEW',
  'REJECTED>PENDING_REVIEW',
  'ACTIVE>SUSPENDED',
  'ACTIVE>CLOSED',
  'SUSPENDED>ACTIVE',
  'SUSPENDED>CLOSED',
];
const pairs = companyStatuses.flatMap((from) => companyStatuses.map((to) => [from, to] as const));

it.each(pairs)(
  'a user changes the status of a company from %s to %s only if the table has the transition',
  (from, to) => {
    const isAllowed = transitions.includes(`${from}>${to}`);
    const transition = () => refuseTransition(facts(from), to);
    if (isAllowed) expect(transition).not.toThrow();
    else expect(transition).toThrow('refused with 1007');
  },
);

it.each(['SUSPENDED', 'CLOSED'] as const)('the platform company never becomes %s', (to) => {
  expect(() => refuseTransition(facts('ACTIVE', { isPlatform: true }), to)).toThrow('refused with 1007');
});

it.each<[CompanyStatus, boolean, string | null]>([
  ['DRAFT', false, null],
  ['PENDING_REVIEW', true, 'IN_REVIEW'],
  ['ACTIVE', false, null],
  ['ACTIVE', true, 'IN_REVIEW'],
  ['SUSPENDED', false, null],
  ['CLOSED', false, 'CLOSED'],
])('editing a company with status %s and an open review (%s) is refused with %s', (status, isInReview, reason) => {
  expect(editDisabledReason({ status, isInReview })).toBe(reason);
});

const { identity, contact, brand, invoicing } = companySteps();
const { confirmsOwnCountry: _unstored, ...storedBrand } = brand;
const complete = {
  ...noValues,
  ...identity,
  ...contact,
  ...storedBrand,
  ...invoicing,
  logo: 'file_01K00000000000000000000001',
  icon: 'file_01K00000000000000000000002',
  products: ['CARD_ISSUING' as const],
  feeCurrency: 'GBP' as const,
};

it('a complete company lacks no required field', () => {
  expect(submissionIssues(complete)).toEqual([]);
});

it('an empty company lacks every required field of every step, including images', () => {
  const codes = Object.fromEntries(submissionIssues(noValues).map(({ field, code }) => [field, code]));
  for (const field of [
    'nameEn',
    'country',
    'contactTitle',
    'email',
    'areaCode',
    'logo',
    'icon',
    'timezone',
    'feeCurrency',
    'bankAccountNo',
  ])
    expect([field, codes[field]]).toEqual([field, 'REQUIRED']);
  for (const field of ['siteOrigins', 'products', 'invoiceEmails']) expect(codes).toHaveProperty(field);
  for (const field of ['dba', 'yearEstablished', 'paymentLogo', 'bankIban']) expect(codes).not.toHaveProperty(field);
});
