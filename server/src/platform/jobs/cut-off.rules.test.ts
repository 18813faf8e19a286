import { FailedStatement } from '../db/failed-statement';
import { isCutOff } from './cut-off.rules';

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['a deadlock', new FailedStatement('select', withCode('40P01'))],
  ['a database that shuts down', new FailedStatement('select', withCode('57P01'))],
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a connection that was closed while it was written to', withCode('EPIPE')],
  ['a connection that the database reports as lost', new FailedStatement('select', withCode('08006'))],
  ['a crash of the database', new FailedStatement('select', withCode('57P02'))],
  ['a terminated connection', new FailedStatement('select', new Error('Connection terminated unexpectedly'))],
  ['a full disk', withCode('ENOSPC')],
])('%s cuts off an attempt from outside', (_name, error) => {
  expect(isCutOff(error)).toBe(true);
});

test.each([
  ['a number that cannot be converted', new SyntaxError('Cannot convert 1.5 to a BigInt')],
  ['a statement with an unknown column', new FailedStatement('select', withCode('42703'))],
  ['a statement timeout', new FailedStatement('select', withCode('57014'))],
  ['a thrown string', 'broken'],
])('%s is an error of our own code', (_name, error) => {
  expect(isCutOff(error)).toBe(false);
});
