import type { LiveRemote } from '@console/contracts/release';
import { remoteFault } from '@console/contracts/release';
import { areTooMany, faultOf, suspectOf, violationOf } from './fault.rules';

const shell = { remote: 'shell', version: '1.0.0' };
const cards = { remote: 'cards', version: '2.0.0' };
// These tests use only the address.
const live = { ...cards, base: '/r/cards/2.0.0-0a1b2c3d/' } as LiveRemote;

describe('crashes', () => {
  test.each([
    ['none', [], false],
    ['two', [0, 1000], false],
    ['three within a minute', [0, 1000, 59_000], true],
    ['three over more than a minute', [0, 1000, 60_500], false],
  ])('%s are too many: case %#', (_name, crashes, expected) => {
    expect(areTooMany(crashes, crashes.at(-1) ?? 0)).toBe(expected);
  });
});

describe('the suspect', () => {
  test.each([
    ['a file of a remote', 'at x (http://c.test/r/cards/2.0.0-0a1b2c3d/c/1.ab.js:1:20)', cards],
    ['a file of the shell', 'at y (http://c.test/s/main.ab.js:1:20)', shell],
    [
      'the innermost of both',
      'at x (http://c.test/s/main.js:1:2)\nat y (http://c.test/r/cards/2.0.0-0a1b2c3d/c/1.js:1:2)',
      shell,
    ],
    ['an extension of the browser', 'at z (chrome-extension://abc/content.js:1:20)', null],
    ['nothing', '', null],
  ])('of a stack with %s', (_name, stack, expected) => {
    const suspect = suspectOf(stack, [live], shell);
    expect(suspect && { remote: suspect.remote, version: suspect.version }).toEqual(expected);
  });
});

describe('a fault report', () => {
  const report = (error: unknown) => faultOf({ suspect: cards, step: 'RENDER', page: 'cards-balance', error });

  test('contains kind, message and places in code, without data from the page', () => {
    const error = Object.assign(new TypeError('no card "Trip" 4571730000000982'), {
      stack:
        'TypeError: x\n at f (http://c.test/r/cards/2.0.0-0a1b2c3d/c/1.js:1:20)\n at g (http://c.test/s/main.js:2:3)',
    });
    expect(report(error)).toEqual({
      remote: 'cards',
      version: '2.0.0',
      step: 'RENDER',
      page: 'cards-balance',
      error: 'TypeError',
      message: 'no card … …',
      place: '/r/cards/2.0.0-0a1b2c3d/c/1.js:1:20 < /s/main.js:2:3',
    });
  });

  test.each([
    ['of a string', 'plain'],
    ['of undefined', undefined],
    ['of an oversized message', new Error('💥'.repeat(5000))],
    ['of an error without a name', Object.assign(new Error('x'), { name: '' })],
    ['of a lone surrogate', new Error('\ud83d')],
  ])('%s satisfies the limits of the contract', (_name, error) => {
    expect(remoteFault.safeParse(report(error)).error?.issues ?? []).toEqual([]);
  });
});

describe('the report of a policy violation', () => {
  const sourceFile = 'http://c.test/r/cards/2.0.0-0a1b2c3d/c/1.js';
  const report = (blockedURI: string) => {
    const error = violationOf({
      effectiveDirective: 'img-src',
      blockedURI,
      sourceFile,
      lineNumber: 3,
      columnNumber: 7,
    });
    return faultOf({ suspect: cards, step: 'POLICY', page: '', error });
  };

  test('contains the directive and the place in code', () => {
    expect(report('https://other.test/pixel.gif?card=4571730000000982')).toMatchObject({
      error: 'PolicyViolation',
      message: 'img-src refused https://other.test',
      place: '/r/cards/2.0.0-0a1b2c3d/c/1.js:3:7',
    });
  });

  test.each([
    ['inline', 'img-src refused inline'],
    ['data:image/gif;base64,R0lGOD', 'img-src refused data:'],
    ['', 'img-src refused'],
  ])('of %j contains no address', (blocked, message) => {
    const fault = report(blocked);
    expect(fault.message).toBe(message);
    expect(remoteFault.safeParse(fault).success).toBe(true);
  });
});
