import { isRevealOrigin, mayFrame, revealOriginOf } from './reveal-origin.rules';

const configured = 'https://reveal.example.com';

test.each([
  [null, 'http://localhost:4000', 'http://reveal.localhost:4000'],
  [null, 'http://127.0.0.1:4000', 'http://reveal.localhost:4000'],
  [null, 'http://lanshi.localhost', 'http://reveal.localhost'],
  [null, 'https://console.example.com', null],
  [null, 'http://localhost.example.com', null],
  [null, 'nonsense', null],
  [configured, 'https://console.example.com', configured],
])('with %s a console at %s has its frame at %s', (setting, origin, frame) => {
  expect(revealOriginOf(setting, origin)).toBe(frame);
});

test.each([
  [null, 'http://reveal.localhost:4000', true],
  [null, 'http://localhost:4000', false],
  [null, 'https://reveal.example.com', false],
  [configured, 'https://reveal.example.com', true],
  [configured, 'https://reveal.example.com:8443', false],
  [configured, 'http://reveal.example.com', false],
  [configured, 'http://reveal.localhost:4000', false],
])('with %s the frame is at %s: %s', (setting, origin, isIt) => {
  expect(isRevealOrigin(setting, origin)).toBe(isIt);
});

test.each([
  [null, 'http://127.0.0.1:4000', false, true],
  [null, 'https://evil.example', false, false],
  [null, 'https://console.example.com', true, true],
  [configured, 'https://console.example.com', true, true],
  [configured, 'http://localhost:4000', false, false],
])('with %s, %s, which is a site of ours (%s), may frame it: %s', (setting, origin, isSite, may) => {
  expect(mayFrame(setting, origin, isSite)).toBe(may);
});
