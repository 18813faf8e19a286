import { createHmac } from 'node:crypto';
import { isInside, urlIssueOf } from './address';
import { signatureOf } from './signature';
import { retryAfterSeconds } from './webhook.rules';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'not an address',
])('%s is an internal or invalid address', (address) => {
  expect(isInside(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is a public address', (address) => {
  expect(isInside(address)).toBe(false);
});

test.each([
  ['https://hooks.shop.example/in?x=1', null],
  ['http://hooks.shop.example/in', 'URL_HTTPS'],
  ['ftp://hooks.shop.example/in', 'URL_HTTPS'],
  ['https://user:word@hooks.shop.example', 'URL'],
  ['hooks.shop.example', 'URL'],
  ['https://localhost/in', 'URL_INSIDE'],
  ['https://db.internal/in', 'URL_INSIDE'],
  ['https://127.0.0.1/in', 'URL_INSIDE'],
  // Browsers and servers read these as 127.0.0.1 too.
  ['https://2130706433/in', 'URL_INSIDE'],
  ['https://0x7f.1/in', 'URL_INSIDE'],
  ['https://[::1]/in', 'URL_INSIDE'],
  ['https://[::ffff:7f00:1]/in', 'URL_INSIDE'],
  ['https://8.8.8.8/in', null],
])('validating the address %s returns %j', (url, issue) => {
  expect(urlIssueOf(url, { allowsInside: false })).toBe(issue);
});

test('a demo accepts a receiver on its own machine', () => {
  expect(urlIssueOf('http://127.0.0.1:9000/in', { allowsInside: true })).toBeNull();
});

test('a delivery has ten attempts with growing backoff, and one attempt if the failure is permanent', () => {
  const waits = Array.from({ length: 10 }, (_, n) => retryAfterSeconds(n + 1, false));
  expect(waits.at(-1)).toBeNull();
  expect(waits.slice(0, -1).every((wait, n) => wait !== null && wait > (waits[n - 1] ?? 0))).toBe(true);
  expect(retryAfterSeconds(1, true)).toBeNull();
});

test('each signing secret signs id, timestamp and body', () => {
  const [first, second] = signatureOf({ id: 'evt_1', timestamp: 1_700_000_000, body: '{}' }, ['new', 'old']).split(',');
  const by = (secret: string) => `v1=${createHmac('sha256', secret).update('evt_1.1700000000.{}').digest('hex')}`;
  expect([first, second]).toEqual([by('new'), by('old')]);
});
