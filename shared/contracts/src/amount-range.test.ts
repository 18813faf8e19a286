import { amountRange } from './amount-range';
import { issuesOf } from './issues';

const refusedOf = (range: object) => {
  const parsed = amountRange.safeParse(range);
  return parsed.success ? [] : issuesOf(parsed.error).map(({ field, code }) => `${field} ${code}`);
};

test.each([
  [{ currency: 'USD', from: '10', to: '10.00' }, []],
  [{ currency: 'USD', from: '9.99' }, []],
  [{ currency: 'JPY', to: '1200' }, []],
  [{ currency: 'USD', from: '10.01', to: '10' }, ['to AMOUNT_ORDER']],
  [{ currency: 'USD', from: '9', to: '100' }, []],
  [{ currency: 'JPY', from: '12.5' }, ['from AMOUNT_DIGITS']],
  [{ currency: 'USD', to: '1.234' }, ['to AMOUNT_DIGITS']],
  [{ currency: 'USD', from: '-1' }, ['from FORMAT']],
])('%j is refused for %j', (range, issues) => {
  expect(refusedOf(range)).toEqual(issues);
});
