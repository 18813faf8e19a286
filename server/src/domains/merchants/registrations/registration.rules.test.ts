import { registrationStates } from '@console/contracts';
import { obstacleOf, registrationActionsOf } from './registration.rules';

const may = { permissions: new Set(['merchants.registration.decide']) };
const free = { restriction: null, hasAccount: false, hasRole: true, isBeyond: false };

test.each(registrationStates)('a registration that is %s can be decided only while it is in review', (state) => {
  const actions = registrationActionsOf({ state, ...free }, may).map(({ action }) => action);
  expect(actions).toEqual(state === 'SUBMITTED' ? ['APPROVE', 'REJECT'] : []);
  expect(registrationActionsOf({ state, ...free }, { permissions: new Set() })).toEqual([]);
});

test.each([
  [null, false, true, false, null],
  [null, true, true, false, 'APPLICANT_HAS_ACCOUNT'],
  [null, false, false, false, 'NO_MERCHANT_ROLE'],
  [null, true, false, false, 'APPLICANT_HAS_ACCOUNT'],
  [null, false, true, true, 'MERCHANT_ROLE_BEYOND_OWN'],
  [null, true, true, true, 'APPLICANT_HAS_ACCOUNT'],
  ['COMPANY_SUSPENDED', true, true, true, 'COMPANY_SUSPENDED'],
] as const)(
  "with company: %s, account: %s, role: %s, beyond the actor's permissions: %s, the approval is blocked by %s",
  (...given) => {
    const [restriction, hasAccount, hasRole, isBeyond, obstacle] = given;
    const facts = { restriction, hasAccount, hasRole, isBeyond };
    expect(obstacleOf(facts)).toBe(obstacle);
    const [approve, reject] = registrationActionsOf({ state: 'SUBMITTED', ...facts }, may);
    expect(approve).toEqual({
      action: 'APPROVE',
      enabled: obstacle === null,
      ...(obstacle !== null && { reason: obstacle }),
    });
    expect(reject).toEqual({ action: 'REJECT', enabled: true });
  },
);
