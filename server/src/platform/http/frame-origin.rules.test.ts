import { isFrameOrigin, mayFrame, frameOriginOf } from './frame-origin.rules';

const configured = 'https://reveal.example.com';
const sandbox = { revealOrigin: null, isSandbox: true };
const real = { revealOrigin: null, isSandbox: false };
const set = { revealOrigin: configured, isSandbox: false };
const setInSandbox = { revealOrigin: configured, isSandbox: true };

test.each([
  [sandbox, 'http://localhost:4000', 'http://reveal.localhost:4000'],
  [sandbox, 'http://127.0.0.1:4000', 'http://reveal.localhost:4000'],
  [sandbox, 'http://lanshi.localhost', 'http://reveal.localhost'],
  [sandbox, 'https://console.example.com', null],
  [sandbox, 'http://localhost.example.com', null],
  [sandbox, 'nonsense', null],
  [real, 'http://localhost:4000', null],
  [set, 'https://console.example.com', configured],
])('with %j a console at %s has its frame at %s', (setting, origin, frame) => {
  expect(frameOriginOf(setting, origin)).toBe(frame);
});

test.each([
  [sandbox, 'http://reveal.localhost:4000', true],
  [sandbox, 'http://localhost:4000', false],
  [sandbox, 'https://reveal.example.com', false],
  [real, 'http://reveal.localhost:4000', false],
  [set, 'https://reveal.example.com', true],
  [set, 'https://reveal.example.com:8443', false],
  [set, 'http://reveal.example.com', false],
  [setInSandbox, 'http://reveal.localhost:4000', false],
])('with %j the origin %s is that of the frame: %s', (setting, origin, isIt) => {
  expect(isFrameOrigin(setting, origin)).toBe(isIt);
});

test.each([
  [sandbox, 'http://127.0.0.1:4000', false, true],
  [sandbox, 'https://evil.example', false, false],
  [sandbox, 'http://console.example.com', true, true],
  [real, 'http://localhost:4000', false, false],
  [set, 'https://console.example.com', true, true],
  [set, 'http://console.example.com', true, false],
  [setInSandbox, 'http://localhost:4000', false, false],
  [sandbox, 'nonsense', false, false],
])('with %j the console at %s (registered site: %s) can embed the frame: %s', (setting, origin, isSite, may) => {
  expect(mayFrame(setting, origin, isSite)).toBe(may);
});
