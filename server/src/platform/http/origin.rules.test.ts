import { isMadeHere, originOf } from './origin.rules';

it.each([
  ['localhost:4000', 'http://localhost:4000'],
  ['Console.Example.com', 'http://console.example.com'],
  ['console.example.com:80', 'http://console.example.com'],
  ['[::1]:5', 'http://[::1]:5'],
  ['vcc_server:4000', 'http://vcc_server:4000'],
])('%s is a valid host', (host, origin) => {
  expect(originOf('http', host)).toBe(origin);
});

it.each([
  '',
  'localhost:4000/x',
  'localhost#.evil.example',
  'localhost?.evil.example',
  'evil.example@localhost',
  'evil.example\\@localhost',
  'localhost, evil.example',
  'localhost evil.example',
  'localhost:4000:5000',
  'localhost:99999',
  '0x7f.1',
  '127.1',
  '[0:0::1]',
  '"></script>',
])('%j is refused', (host) => {
  expect(originOf('http', host)).toBeNull();
});

it('schemes other than HTTP and HTTPS are refused', () => {
  expect(originOf('javascript', 'localhost')).toBeNull();
  expect(originOf('https', 'localhost')).toBe('https://localhost');
});

const here = { peer: '127.0.0.1', visitor: '127.0.0.1', origin: 'http://localhost:4000' };
it.each([
  ['on this machine', {}, true],
  ['on this machine over IPv6', { peer: '::1', visitor: '::1', origin: 'http://[::1]:4000' }, true],
  ['on this machine over a dual-stack socket', { peer: '::ffff:127.0.0.1', visitor: '::ffff:127.0.0.1' }, true],
  ['under another name of this machine', { origin: 'http://lanshi.localhost:4000' }, true],
  ['on another machine, under a name of this one', { peer: '10.0.0.7', visitor: '10.0.0.7' }, false],
  ['on another machine, behind a proxy on this one', { visitor: '203.0.113.7' }, false],
  ['on another machine, with a forged visitor address', { peer: '10.0.0.7' }, false],
  ['under a foreign name', { origin: 'http://evil.example' }, false],
  ['under a look-alike', { origin: 'http://localhost.evil.example' }, false],
])('a request is local or not: %s', (_name, way, isHere) => {
  expect(isMadeHere({ ...here, ...way })).toBe(isHere);
});
