import { type MerchantStatus, merchantStatuses } from '@console/contracts/merchants';
import { editDisabledReason, merchantActionsOf, refuseTransition } from './merchant.rules';

const everything = { permissions: new Set(['save', 'status'].map((verb) => `merchants.merchant.${verb}`)) };
const offered = (status: MerchantStatus, over: { isInReview?: boolean; hasProposed?: boolean } = {}) =>
  merchantActionsOf({ status, isInReview: false, hasProposed: false, ...over }, everything).map(
    ({ action, enabled }) => (enabled ? action : `${action} (disabled)`),
  );

it.each<[MerchantStatus, { isInReview?: boolean; hasProposed?: boolean }, string[]]>([
  ['DRAFT', {}, ['EDIT']],
  ['PENDING_REVIEW', { isInReview: true }, ['EDIT (disabled)']],
  ['REJECTED', {}, ['EDIT']],
  ['ACTIVE', {}, ['EDIT', 'SUSPEND', 'RENEW', 'CLOSE']],
  ['ACTIVE', { hasProposed: true }, ['EDIT', 'DISCARD', 'SUSPEND', 'RENEW', 'CLOSE']],
  ['ACTIVE', { hasProposed: true, isInReview: true }, ['EDIT (disabled)', 'SUSPEND', 'RENEW (disabled)', 'CLOSE']],
  ['SUSPENDED', {}, ['EDIT', 'RESUME', 'RENEW', 'CLOSE']],
  ['CLOSED', {}, []],
])('%s %j has the actions %j', (status, over, actions) => {
  expect(offered(status, over)).toEqual(actions);
});

it('a user without permissions has no actions in any status', () => {
  for (const status of merchantStatuses)
    expect(merchantActionsOf({ status, isInReview: false, hasProposed: true }, { permissions: new Set() })).toEqual([]);
});

const transitions = [
  'DRAFT>PENDING_REVIEW',
  'PENDING_REVIEW>ACTIVE',
  'PENDING_REVIEW>REJECTED',
  'PENDING_REVIEW>DRAFT',
  'REJECTED>PENDING_REVIEW',
  'ACTIVE>SUSPENDED',
  'ACTIVE>CLOSED',
  'SUSPENDED>ACTIVE',
  'SUSPENDED>CLOSED',
];

it('a transition that is not in the table is refused', () => {
  for (const from of merchantStatuses)
    for (const to of merchantStatuses) {
      const attempt = () => refuseTransition(from, to);
      if (transitions.includes(`${from}>${to}`)) expect(attempt).not.toThrow();
      else expect(attempt).toThrow('1007');
    }
});

it.each<[MerchantStatus, boolean, string | null]>([
  ['DRAFT', false, null],
  ['PENDING_REVIEW', true, 'IN_REVIEW'],
  ['PENDING_REVIEW', false, 'IN_REVIEW'],
  ['ACTIVE', true, 'IN_REVIEW'],
  ['ACTIVE', false, null],
  ['CLOSED', false, 'CLOSED'],
])('editing a merchant with status %s and an open review (%s) is refused with %s', (status, isInReview, reason) => {
  expect(editDisabledReason({ status, isInReview, hasProposed: false })).toBe(reason);
});
