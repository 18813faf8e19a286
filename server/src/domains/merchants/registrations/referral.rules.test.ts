import { checkReferral, hostOf, type Host } from './referral.rules';

const host = (over: Partial<Host> = {}): Host => ({
  id: 'mer_1',
  referralCode: 'CODE01',
  isOpen: true,
  demandsCode: true,
  ...over,
});

it.each<[string, boolean, Host | null, string, string[]]>([
  ['no merchant is named', false, null, '', []],
  ['no merchant is named, with any code', false, null, 'WHAT', []],
  ['the code is right', true, host(), 'CODE01', []],
  ['the code differs in case only', true, host(), 'code01', []],
  ['the code is missing', true, host(), '', ['REQUIRED']],
  ['the code is wrong', true, host(), 'CODE02', ['REFERRAL_CODE']],
  ['no code is required', true, host({ demandsCode: false }), 'CODE02', []],
  ['the merchant is closed', true, host({ isOpen: false }), 'CODE01', ['REGISTRATION_CLOSED']],
  ['the merchant does not exist', true, null, 'CODE01', ['REGISTRATION_CLOSED']],
])('%s', (_name, namesMerchant, named, code, codes) => {
  expect(checkReferral({ namesMerchant, named, code }).map((issue) => issue.code)).toEqual(codes);
});

it('a registration belongs to the merchant of its page, otherwise to the merchant of its code if that accepts registrations', () => {
  const other = host({ id: 'mer_2' });
  expect(hostOf(host(), other)).toBe('mer_1');
  expect(hostOf(null, other)).toBe('mer_2');
  expect(hostOf(null, host({ isOpen: false }))).toBeNull();
});
