import { registrationStates } from '@console/contracts';
import { obstacleOf, registrationActionsOf } from './registration.rules';

const may = { permissions: new Set(['merchants.registration.decide']) };
const free = { hasAccount: false, hasRole: true, isBeyond: false };

test.each(registrationStates)(
  'a registration that is %s can be decided only while it waits for its review',
  (state) => {
    const actions = registrationActionsOf({ state, ...free }, may).map(({ action }) => action);
    expect(actions).toEqual(state === 'SUBMITTED' ? ['APPROVE', 'REJECT'] : []);
    expect(registrationActionsOf({ state, ...free }, { permissions: new Set() })).toEqual([]);
  },
);

test.each([
  [false, true, false, null],
  [true, true, false, 'APPLICANT_HAS_ACCOUNT'],
  [false, false, false, 'NO_MERCHANT_ROLE'],
  [true, false, false, 'APPLICANT_HAS_ACCOUNT'],
  [false, true, true, 'MERCHANT_ROLE_BEYOND_OWN'],
  [true, true, true, 'APPLICANT_HAS_ACCOUNT'],
] as const)('with an account: %s, a role: %s, beyond the own: %s, the obstacle is %s', (...given) => {
  const [hasAccount, hasRole, isBeyond, obstacle] = given;
  expect(obstacleOf({ hasAccount, hasRole, isBeyond })).toBe(obstacle);
  const [approve, reject] = registrationActionsOf({ state: 'SUBMITTED', hasAccount, hasRole, isBeyond }, may);
  expect(approve).toEqual({
    action: 'APPROVE',
    enabled: obstacle === null,
    ...(obstacle !== null && { reason: obstacle }),
  });
  expect(reject).toEqual({ action: 'REJECT', enabled: true });
});
