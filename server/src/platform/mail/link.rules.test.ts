import { linkOriginOf } from './link.rules';

const siteOrigins = ['https://cards.example', 'https://second.example'];
const publicOrigin = 'https://console.example';
const real = { isHere: false, isSandbox: false, siteOrigins, publicOrigin };

it.each([
  ['an origin of the company', 'https://second.example', real, 'https://second.example'],
  ['the origin of the console', publicOrigin, real, publicOrigin],
  ['a made-up host', 'https://evil.example', real, 'https://cards.example'],
  ['a look-alike of this machine', 'http://localhost.evil.example', real, 'https://cards.example'],
  ['an origin of the company without its scheme', 'http://second.example', real, 'https://cards.example'],
  ['this machine', 'http://localhost:4301', { ...real, isHere: true }, 'https://cards.example'],
  [
    'this machine, in a sandbox',
    'http://localhost:4301',
    { ...real, isHere: true, isSandbox: true },
    'http://localhost:4301',
  ],
  [
    'a local host name from another machine',
    'http://localhost:1',
    { ...real, isSandbox: true },
    'https://cards.example',
  ],
  ['a made-up host of a company without origin', 'https://evil.example', { ...real, siteOrigins: [] }, publicOrigin],
  ['a site over plain HTTP', 'http://cards.example', { ...real, siteOrigins: ['http://cards.example'] }, publicOrigin],
])('a mailed link that is requested at %s has an allowed origin', (_name, requested, record, origin) => {
  expect(linkOriginOf({ ...record, requested })).toBe(origin);
});
