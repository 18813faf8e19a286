import { isFromHere, linkOriginOf } from './link.rules';

const own = ['https://cards.example', 'https://second.example'];

it.each([
  ['an origin of the company', 'https://second.example', 'https://second.example'],
  ['this machine, on any port', 'http://localhost:4301', 'http://localhost:4301'],
  ['a made-up Host header', 'https://evil.example', 'https://cards.example'],
  ['a look-alike of this machine', 'http://localhost.evil.example', 'https://cards.example'],
  ['nonsense', '://', 'https://cards.example'],
])('a mailed link asked for at %s', (_name, requested, origin) => {
  expect(linkOriginOf(requested, own)).toBe(origin);
});

it.each([
  ['this machine', '127.0.0.1', {}, 'localhost', true],
  ['this machine over IPv6', '::1', {}, '[::1]', true],
  ['another machine', '10.0.0.7', {}, 'localhost', false],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '8.8.8.8' }, 'localhost', false],
  ['a foreign name for this machine', '127.0.0.1', {}, 'evil.example', false],
])('the mailbox is asked for by %s', (_name, peer, headers, hostname, shown) => {
  expect(isFromHere(peer, headers, hostname)).toBe(shown);
});
