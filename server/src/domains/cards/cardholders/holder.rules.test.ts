import { codes } from '@console/contracts';
import { holderStatuses } from '@console/contracts/cards';
import { Refusal } from '../../../platform/refusal';
import { changedFields, holderActionsOf, refuseRemoval, refuseStatus } from './holder.rules';

const pairs = holderStatuses.flatMap((from) => holderStatuses.map((to) => ({ from, to })));

const codeOf = (work: () => void) => {
  try {
    work();
    return codes.ok;
  } catch (error) {
    return error instanceof Refusal ? error.code : error;
  }
};

test.each(pairs)('a transition from $from to $to is accepted only if the status changes', ({ from, to }) => {
  expect(codeOf(() => refuseStatus(from, to))).toBe(from === to ? codes.transition : codes.ok);
});

test('a cardholder with live cards cannot be deleted, and one without can', () => {
  expect(codeOf(() => refuseRemoval({ status: 'ACTIVE', liveCards: 1 }))).toBe(codes.transition);
  expect(codeOf(() => refuseRemoval({ status: 'DISABLED', liveCards: 0 }))).toBe(codes.ok);
});

test('an action without permission is not offered, and a disabled one has its reason', () => {
  const actor = {
    permissions: new Set(['cards.cardholder.status', 'cards.cardholder.delete', 'cards.cardholder.push']),
  };
  expect(holderActionsOf({ status: 'DISABLED', liveCards: 2, pushableCards: 0 }, actor)).toEqual([
    { action: 'ENABLE', enabled: true },
    { action: 'PUSH', enabled: false, reason: 'HOLDER_HAS_NO_CARDS' },
    { action: 'DELETE', enabled: false, reason: 'HOLDER_HAS_CARDS' },
  ]);
  expect(holderActionsOf({ status: 'ACTIVE', liveCards: 0 }, { permissions: new Set() })).toEqual([]);
});

test('the history contains the names of changed fields, including masked ones', () => {
  const before = { name: 'A', city: 'B', isEmailChanged: false, isPostalCodeChanged: false };
  expect(changedFields(before, { ...before, city: 'C', isPostalCodeChanged: true })).toEqual(['city', 'postalCode']);
  expect(changedFields(null, before)).toEqual([]);
});
