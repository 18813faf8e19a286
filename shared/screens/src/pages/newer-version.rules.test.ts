import { namesWithin, overwritten } from './newer-version.rules';

const opened = { name: 'Desk', limit: '10', tags: ['a'], why: '' };

test.each([
  ['a field that both changed differs', { name: 'Theirs' }, { name: 'Yours' }, { name: 'Theirs' }, { name: 'Yours' }],
  ['a field that only they changed would be reverted', { limit: '20' }, {}, { limit: '20' }, { limit: '10' }],
  ['a field that only you changed overwrites nothing', {}, { name: 'Yours', why: 'Because' }, {}, {}],
  ['a field with the same new value does not differ', { tags: ['b'] }, { tags: ['b'] }, {}, {}],
  ['a field that they cleared differs', { name: '' }, {}, { name: '' }, { name: 'Desk' }],
])('%s', (_name, theirs, yours, expectedTheirs, expectedYours) => {
  const versions = { opened, theirs: { ...opened, ...theirs }, yours: { ...opened, ...yours } };
  expect(overwritten(versions)).toEqual({ theirs: expectedTheirs, yours: expectedYours });
});

test('a field that is missing in their version, such as a masked one, is not compared', () => {
  expect(overwritten({ opened: {}, theirs: {}, yours: { email: 'a@b.example' } })).toEqual({ theirs: {}, yours: {} });
});

test('records within a record are found with their names', () => {
  const name = { en_US: 'Support', zh_CN: '客服' };
  expect(
    namesWithin({ id: 'user_1', roles: [{ id: 'role_1', name }], merchant: { id: 'mer_1', name: 'Shop' } }),
  ).toEqual([
    { id: 'role_1', name },
    { id: 'mer_1', name: { en_US: 'Shop', zh_CN: 'Shop' } },
  ]);
});
