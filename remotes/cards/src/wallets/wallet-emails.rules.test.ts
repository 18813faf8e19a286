import { emailIssues, emailsOf, meantEmails } from './wallet-emails.rules';

test.each([
  ['', []],
  ['ana@holders.example', ['ana@holders.example']],
  ['ana@holders.example\nben@holders.example\n', ['ana@holders.example', 'ben@holders.example']],
  ['ana@holders.example, ben@holders.example; ', ['ana@holders.example', 'ben@holders.example']],
  ['ana@holders.example，ben@holders.example', ['ana@holders.example', 'ben@holders.example']],
  ['ana@holders.example\nANA@holders.example', ['ana@holders.example']],
])('of %j is meant %j', (typed, meant) => {
  expect(meantEmails(emailsOf(typed))).toEqual(meant);
});

test('the address that is none is named', () => {
  expect(emailIssues(['ana@holders.example', 'ben'])).toEqual([
    { field: 'userEmails', code: 'EMAIL_OF_LIST', params: { email: 'ben' } },
  ]);
  expect(emailIssues(['ana@holders.example', ''])).toEqual([]);
});

test('more than can be invited at once are refused', () => {
  const many = Array.from({ length: 21 }, (_, number) => `user${number}@holders.example`);
  expect(emailIssues(many)).toMatchObject([{ code: 'EMAILS_MAX', params: { max: '20' } }]);
  expect(emailIssues(many.slice(1))).toEqual([]);
});
