import { checkBin } from './card-bin.rules';

const right = {
  bin: '400012',
  scheme: 'VISA',
  currency: 'USD',
  minDeposit: '10',
  maxDeposit: '5000.00',
  issueFee: '0',
  minValidityDays: 30,
  maxValidityMonths: 36,
  defaultValidityMonths: 24,
  isVisibleToAll: true,
  visibleTo: [],
} as const;
const wrong = (over: Parameters<typeof checkBin>[0]) =>
  checkBin({ ...right, visibleTo: [], ...over }).map(({ field, code }) => `${field} ${code}`);

test('a complete BIN is accepted, and so is a draft with only a few fields', () => {
  expect(wrong({})).toEqual([]);
  expect(checkBin({})).toEqual([]);
});

test.each([
  ['VISA', '400012', true],
  ['VISA', '510012', false],
  ['MASTERCARD', '510012', true],
  ['MASTERCARD', '222100', true],
  ['MASTERCARD', '272099', true],
  ['MASTERCARD', '272100', false],
  ['MASTERCARD', '560000', false],
  ['UNIONPAY', '620055', true],
  ['UNIONPAY', '400012', false],
] as const)('%s accepts BINs that begin with %s: %s', (scheme, bin, isRight) => {
  expect(wrong({ scheme, bin })).toEqual(isRight ? [] : ['bin BIN_RANGE']);
});

test.each([
  [{ minDeposit: '0' }, 'minDeposit AMOUNT'],
  [{ minDeposit: '10.001' }, 'minDeposit AMOUNT'],
  [{ maxDeposit: '9.99' }, 'minDeposit MIN_ABOVE_MAX'],
  [{ minTopup: '20', maxTopup: '10' }, 'minTopup MIN_ABOVE_MAX'],
  [{ minRetained: '20', maxBalance: '19' }, 'maxBalance MIN_AMOUNT'],
  [{ maxBalance: '5' }, 'maxBalance MIN_AMOUNT'],
  [{ issueFee: '1000000.01' }, 'issueFee MAX_AMOUNT'],
  [{ maxDeposit: '1000000000.01' }, 'maxDeposit MAX_AMOUNT'],
  [{ maxBalance: '999999999999999' }, 'maxBalance MAX_AMOUNT'],
  [{ defaultValidityMonths: 37 }, 'defaultValidityMonths MAX'],
  [{ maxValidityMonths: 24, minValidityDays: 800 }, 'minValidityDays MAX'],
  [{ isVisibleToAll: false }, 'visibleTo REQUIRED'],
])('%j is refused with an issue of its field', (over, issue) => {
  expect(wrong(over)).toEqual([issue]);
});

test('the message about a minimum amount formats it in its currency', () => {
  expect(checkBin({ currency: 'USD', minRetained: '10', maxBalance: '9' })).toEqual([
    { field: 'maxBalance', code: 'MIN_AMOUNT', params: { min: '10.00', currency: 'USD' } },
  ]);
});

test.each([
  ['USD', '1000000', '1000000.00'],
  ['VND', '100000000', '100000000'],
  ['KWD', '100000', '100000.000'],
] as const)('an issue fee in %s is at most %s', (currency, most, max) => {
  expect(checkBin({ currency, issueFee: most })).toEqual([]);
  expect(checkBin({ currency, issueFee: String(Number(most) + 1) })).toEqual([
    { field: 'issueFee', code: 'MAX_AMOUNT', params: { max, currency } },
  ]);
});
