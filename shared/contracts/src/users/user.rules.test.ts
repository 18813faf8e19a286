import { userIssues } from './user.rules';
import { inviteUser, userDraft } from './user-save';

const roles = [
  { id: 'whole', accountType: 'WHITELABEL', hasAllMerchants: true },
  { id: 'part', accountType: 'WHITELABEL', hasAllMerchants: false },
  { id: 'shop', accountType: 'MERCHANT', hasAllMerchants: false },
  { id: 'line', accountType: 'CHANNEL', hasAllMerchants: false },
] as const;
const issuesOf = (given: Parameters<typeof userIssues>[0], isNew = true) =>
  userIssues(given, { roles, isNew }).map(({ field, code }) => `${field} ${code}`);

test.each([
  [{ accountType: 'WHITELABEL', roleIds: ['whole'] }, []],
  [{ accountType: 'WHITELABEL', roleIds: ['part', 'whole'] }, []],
  [{ accountType: 'WHITELABEL', roleIds: ['part'] }, ['merchantIds REQUIRED']],
  [{ accountType: 'WHITELABEL', roleIds: ['part'], merchantIds: ['m'] }, []],
  [{ accountType: 'MERCHANT', roleIds: ['shop'] }, ['merchantIds REQUIRED']],
  [{ accountType: 'MERCHANT', roleIds: ['shop'], merchantIds: ['m', 'm'] }, ['merchantIds DUPLICATE']],
  [{ accountType: 'MERCHANT', roleIds: ['whole'], merchantIds: ['m'] }, ['roleIds ROLE_OF_OTHER_TYPE']],
  [{ accountType: 'CHANNEL', roleIds: ['line'] }, ['channelId REQUIRED']],
  [{ accountType: 'CHANNEL', roleIds: ['line'], channelId: 'c' }, []],
  [{ accountType: 'WHITELABEL', roleIds: ['whole', 'whole'] }, ['roleIds DUPLICATE']],
] as const)('%j: %j', (given, issues) => expect(issuesOf(given)).toEqual(issues));

test('a channel is chosen once and for all', () => {
  expect(issuesOf({ accountType: 'CHANNEL', roleIds: ['line'] }, false)).toEqual([]);
});

test.each([
  ['ana', true],
  ['ana.lopez-2_x', true],
  ['an', false],
  ['Ana', false],
  ['.ana', false],
  ['ana@shop.example', false],
  ['аna', false],
  ['a'.repeat(41), false],
])('a login name %j: %j', (name, isRight) => {
  expect(
    inviteUser.input.safeParse({ loginName: name }).error?.issues.some(({ path }) => path[0] === 'loginName'),
  ).toBe(!isRight);
});

test.each([
  ['', true],
  ['00:1B:44:11:3A:B7', true],
  ['00-1b-44-11-3a-b7', true],
  ['001B44113AB7', false],
  ['00:1B:44:11:3A:GG', false],
])('a MAC address %j: %j', (address, isRight) => {
  expect(userDraft.safeParse({ macAddress: address }).error?.issues.some(({ path }) => path[0] === 'macAddress')).toBe(
    !isRight,
  );
});
