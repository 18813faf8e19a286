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
] as const)('%j has the issues %j', (given, issues) => expect(issuesOf(given)).toEqual(issues));

test('the channel of an existing user is not required again', () => {
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
])('the login name %j is accepted: %j', (name, isRight) => {
  expect(
    inviteUser.input.safeParse({ loginName: name }).error?.issues.some(({ path }) => path[0] === 'loginName'),
  ).toBe(!isRight);
});

test.each([
  ['', ''],
  ['00-1b-44-11-3a-b7', '00:1B:44:11:3A:B7'],
  [' 001b.4411.3ab7 ', '00:1B:44:11:3A:B7'],
])('the MAC address %j of a draft is read as %j', (typed, read) => {
  expect(userDraft.shape.macAddress.parse(typed)).toBe(read);
});

test('a MAC address of 11 digits is refused with the code of its message', () => {
  const { error } = userDraft.shape.macAddress.safeParse('00:1B:44:11:3A:B');
  expect(error?.issues).toMatchObject([{ params: { code: 'MAC_ADDRESS' } }]);
});
