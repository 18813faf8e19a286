import { FailedStatement } from './failed-statement';
import { withoutValues } from './log-errors';

const duplicate = Object.assign(new Error('duplicate key'), {
  code: '23505',
  detail: 'Key (name)=(Mei Tanaka) already exists.',
});

test('a failed query is logged with its statement and code, never with its values', () => {
  const logged = withoutValues(new FailedStatement('insert into cardholder (name) values ($1)', duplicate));
  expect(JSON.stringify(logged)).not.toContain('Mei Tanaka');
  expect(logged).toMatchObject({ query: expect.stringContaining('insert into cardholder'), cause: { code: '23505' } });
});

test('any other error is logged with its message and its source location', () => {
  const logged = withoutValues(new TypeError('x is not a function'));
  expect(logged.message).toBe('x is not a function');
  expect(logged.stack).toContain('log-errors.test');
});
