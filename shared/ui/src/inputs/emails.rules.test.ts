import { addressesIn, withAddresses } from './emails.rules';

test.each([
  ['a@x.com', ['a@x.com']],
  ['a@x.com, b@x.com;c@x.com\nd@x.com\te@x.com', ['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com', 'e@x.com']],
  ['a@x.com，b@x.com；c@x.com、d@x.com', ['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com']],
  ['Osei, Margaret <m@x.com>', ['Osei', 'm@x.com']],
  ['Margaret Osei <m@x.com>; <n@x.com>', ['m@x.com', 'n@x.com']],
  ['a@x.com b@x.com', ['a@x.com', 'b@x.com']],
  [' ,; \n', []],
])('%j contains the addresses %j', (text, addresses) => expect(addressesIn(text)).toEqual(addresses));

test('addresses that are in the list or repeated are dropped, regardless of case', () => {
  expect(withAddresses(['a@x.com'], ['A@X.com', 'b@x.com', 'B@x.com'])).toEqual({
    value: ['a@x.com', 'b@x.com'],
    dropped: ['A@X.com', 'B@x.com'],
  });
});
