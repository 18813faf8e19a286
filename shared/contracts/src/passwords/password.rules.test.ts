import { checkNewPassword, unmetDemands } from './password.rules';

describe('a password [seed 5.1]', () => {
  it.each([
    ['Aa#45678', []],
    ['Aa#4567890123456', []],
    ['Ää-pässw', []],
    ['Aa#4567', ['LENGTH']],
    ['Aa#45678901234567', ['LENGTH']],
    ['aa#45678', ['UPPER']],
    ['AA#45678', ['LOWER']],
    ['Aa345678', ['SPECIAL']],
    ['Aa 45678', ['SPECIAL']],
    ['', ['LENGTH', 'UPPER', 'LOWER', 'SPECIAL']],
    ['A\u0308a\u0308345678', ['SPECIAL']],
    ['#' + 'A\u0308a\u0308'.repeat(7) + '1', []],
    ['A😀a#4567', []],
    ['A😀a#456', ['LENGTH']],
  ])('%j lacks %j', (password, unmet) => {
    expect(unmetDemands(password)).toEqual(unmet);
  });
});

describe('a new password [seed 5.2, 5.3]', () => {
  const check = (password: string, confirmPassword = password, oldPassword?: string) =>
    checkNewPassword({ password, confirmPassword, oldPassword }).map(({ field, code }) => [field, code]);

  it('must meet all requirements, equal its confirmation and differ from the old password', () => {
    expect(check('Aa#45678')).toEqual([]);
    expect(check('weak', 'other')).toEqual([
      ['password', 'PASSWORD_RULE'],
      ['confirmPassword', 'PASSWORD_CONFIRM'],
    ]);
    expect(check('Ää#45678', 'A\u0308a\u0308#45678')).toEqual([]);
    expect(check('Ää#45678', 'Ää#45678', 'A\u0308a\u0308#45678')).toEqual([['password', 'PASSWORD_SAME']]);
    expect(check('Aa#45678', 'Aa#45678', 'Aa#45678')).toEqual([['password', 'PASSWORD_SAME']]);
  });
});
