import { loginNamesFor } from './login-name.rules';

test.each([
  ['lin@trading.example', 'lin'],
  ['Lin.Chen+shop@trading.example', 'lin.chenshop'],
  ['_lin@trading.example', 'lin'],
  ['li@trading.example', 'merchantli'],
  ['林@trading.example', 'merchant'],
  [`${'x'.repeat(60)}@trading.example`, 'x'.repeat(37)],
])('%s begins with the login name %s', (email, name) => {
  expect(loginNamesFor(email, 'merchant')[0]).toBe(name);
});

test('the names are different and valid', () => {
  const names = loginNamesFor('lin@trading.example', 'merchant');
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(0, 3)).toEqual(['lin', 'lin2', 'lin3']);
  for (const name of [...names, ...loginNamesFor(`${'x'.repeat(60)}@trading.example`, 'merchant')])
    expect(name).toMatch(/^[a-z0-9][a-z0-9._-]{2,39}$/);
});
