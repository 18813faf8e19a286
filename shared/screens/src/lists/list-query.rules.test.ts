import { listCards, listTransactions } from '@console/contracts/cards';
import { accepted, type FilterKinds, queryOf, rangeIn, rangeWord, readAddress, writeAddress } from './list-query.rules';

const kinds: FilterKinds = { state: 'list', currency: 'list', isLow: 'flag' };
const read = (search: string) => readAddress(new URLSearchParams(search), kinds);

describe('the address of a list', () => {
  test('an empty query means the first page of 20', () => {
    expect(read('')).toEqual({ page: 1, pageSize: 20, sort: undefined, keyword: '', filters: {} });
  });

  test.each([
    ['page=3&size=50', { page: 3, pageSize: 50 }],
    ['page=0', { page: 1 }],
    ['page=-2', { page: 1 }],
    ['page=1.9', { page: 1 }],
    ['page=x', { page: 1 }],
    ['size=7', { pageSize: 20 }],
    ['sort=validTo', { sort: { key: 'validTo', dir: 'asc' } }],
    ['sort=-createdAt', { sort: { key: 'createdAt', dir: 'desc' } }],
    ['state=FROZEN,ACTIVE&currency=', { filters: { state: ['FROZEN', 'ACTIVE'] } }],
    ['other=1', { filters: {} }],
  ])('%s', (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });

  test.each(['', 'page=2', 'size=100', 'sort=-balance', 'q=ads', 'state=FROZEN%2CACTIVE', 'id=7&isLow=true'])(
    '"%s" is written as it was read, with parameters of others',
    (search) => {
      const params = new URLSearchParams(search);
      expect(writeAddress(params, readAddress(params, kinds), kinds).toString()).toBe(search);
    },
  );

  test.each([
    ['USD:10.00..50.00', { currency: 'USD', from: '10.00', to: '50.00' }],
    ['JPY:..500', { currency: 'JPY', to: '500' }],
    ['EUR:5..', { currency: 'EUR', from: '5' }],
  ])('amounts %s are a range of one currency, and are written back unchanged', (written, amount) => {
    const amounts: FilterKinds = { amount: 'amounts' };
    const search = new URLSearchParams({ amount: written });
    const address = readAddress(search, amounts);
    expect(queryOf(address, amounts).filter).toEqual({ amount });
    expect(rangeWord(rangeIn(address.filters['amount']))).toEqual([written]);
  });

  test.each(['USD:1,250..', 'USD:10..12,50', 'USD:1..2..3', 'USD:1:5..'])(
    'the invalid amount range %s is dropped, and not read as another range',
    (written) => {
      const amounts: FilterKinds = { amount: 'amounts' };
      const address = readAddress(new URLSearchParams({ amount: written }), amounts);
      expect(accepted(address, listTransactions.input, amounts).filters).toEqual({});
    },
  );

  test.each([
    ['2026-03-01..2026-03-09', { from: '2026-03-01', to: '2026-03-10' }],
    ['..2026-12-31', { to: '2027-01-01' }],
    ['2026-03-01..', { from: '2026-03-01' }],
    ['..x', { to: 'x' }],
  ])('days %s include the last day', (written, filter) => {
    const withDays: FilterKinds = { at: 'days' };
    const address = readAddress(new URLSearchParams({ at: written }), withDays);
    expect(queryOf(address, withDays).filter).toEqual({ at: filter });
  });

  test('the operation takes codes as lists and flags as booleans', () => {
    expect(queryOf(read('state=FROZEN&isLow=true&q=a&sort=alias'), kinds)).toEqual({
      page: 1,
      pageSize: 20,
      sort: [{ field: 'alias', dir: 'asc' }],
      keyword: 'a',
      filter: { state: ['FROZEN'], isLow: true },
    });
  });

  test('only parts that the contract refuses are omitted', () => {
    const ofCards: FilterKinds = { state: 'list', currency: 'list' };
    const address = readAddress(
      new URLSearchParams('page=99999&sort=nonsense&state=NONSENSE&currency=USD&q=ads'),
      ofCards,
    );
    expect(accepted(address, listCards.input, ofCards)).toEqual({
      page: 1,
      pageSize: 20,
      sort: undefined,
      keyword: 'ads',
      filters: { currency: ['USD'] },
    });
  });
});
