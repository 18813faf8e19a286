import Fastify from 'fastify';
import { configOf } from '../config';
import type { Deps } from '../deps';
import { addressOf, visitorOf } from './visitor';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('%j is the address %s', (text, address) => expect(addressOf(text)).toBe(address));

it.each([
  '',
  ' ',
  'unknown',
  '_hidden',
  'localhost',
  '203.0.113',
  '203.0.113.7:',
  '203.0.113.7:port',
  '203.0.113.007',
  '[203.0.113.7',
  '[]',
  '[2001:db8::1]x',
  '2001:db8::1::2',
  '203.0.113.7 203.0.113.8',
])('%j is an invalid address', (text) => expect(addressOf(text)).toBeNull());

describe('the visitor of a request', () => {
  const visitor = async (peer: string, forwarded?: string, trustProxy = ['10.0.0.0/8', '2001:db8:1::/48']) => {
    const app = Fastify();
    app.decorate('deps', {
      config: { ...configOf({ DATABASE_URL: 'postgres://127.0.0.1/none' }), trustProxy },
    } as Deps);
    app.get('/', (request) => visitorOf(request));
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    return (await app.inject({ url: '/', remoteAddress: peer, headers })).body;
  };

  it.each([
    ['behind no proxy', '203.0.113.7', undefined, '203.0.113.7'],
    ['on a dual-stack socket', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['behind a proxy that sends ports', '10.0.0.1', '203.0.113.7:51234', '203.0.113.7'],
    ['behind two proxies', '10.0.0.1', '203.0.113.7:51234, 10.0.0.2:443', '203.0.113.7'],
    ['behind a proxy on a dual-stack socket', '::ffff:10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
    ['behind a proxy with IPv6', '2001:db8:1::9', '[2001:db8:2::7]:51234', '2001:db8:2::7'],
    ['that forges another address', '10.0.0.1', '198.51.100.9, 203.0.113.7:80', '203.0.113.7'],
    ['that forges the header without a proxy', '203.0.113.7', '198.51.100.9', '203.0.113.7'],
    ['that forges the address of this machine', '203.0.113.7', '127.0.0.1, 10.0.0.1', '203.0.113.7'],
    ['with an invalid address', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['before an invalid entry', '10.0.0.1', '127.0.0.1, unknown, 10.0.0.2', '10.0.0.2'],
    ['with an empty header', '10.0.0.1', '', '10.0.0.1'],
    ['that is a trusted proxy itself', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ])('has the right address %s', async (_case, peer, forwarded, expected) =>
    expect(await visitor(peer, forwarded)).toBe(expected),
  );

  it('is the other end of the connection if no proxy is trusted', async () =>
    expect(await visitor('10.0.0.1', '203.0.113.7', [])).toBe('10.0.0.1'));
});
