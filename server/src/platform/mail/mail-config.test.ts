import { mailConfigOf } from './mail-config';

it('without settings mail is disabled', () => {
  expect(mailConfigOf(undefined, '')).toBeNull();
});

it.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, isTls: false, user: null }],
  ['smtps://mail.example/', { port: 465, isTls: true }],
  ['smtp://a%40b:p%3Aw@mail.example:2525', { port: 2525, user: { name: 'a@b', password: 'p:w' } }],
])('SMTP URL %s is parsed', (url, expected) => {
  expect(mailConfigOf(url, 'Console <console@example.com>')).toMatchObject(expected);
});

it.each([
  ['http://mail.example', 'a@b.example', /^SMTP_URL is not an address of a mail server; set it to smtp:/],
  ['smtp://', 'a@b.example', /^SMTP_URL is not/],
  ['smtp://x:s3cr3t@host/path', 'a@b.example', /^SMTP_URL is not/],
  ['smtp://mail.example', 'nobody', /^MAIL_FROM is not a sender; set it to an address/],
  ['smtp://mail.example', 'a@b.example\r\nbcc: c@d.example', /^MAIL_FROM is not/],
  ['smtp://mail.example', undefined, /^MAIL_FROM is not/],
  [undefined, 'a@b.example', /^MAIL_FROM is set without SMTP_URL/],
])('the start stops for %j with the sender %j, with one sentence without the password', (url, from, sentence) => {
  expect(() => mailConfigOf(url, from)).toThrow(sentence);
  expect(() => mailConfigOf(url, from)).not.toThrow(/s3cr3t/);
});
