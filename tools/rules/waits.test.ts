import { filesBelow, read } from './tree';

/** This file, which has sleeps as examples, and measurements, whose subject is time. */
const allowed = /^tools\/rules\/waits\.test\.ts$|\.measure\.ts$/;
const ofTests = /\.(test|spec|extended)\.(tsx?|mjs)$|^e2e\/|^server\/src\/testing\/|^shared\/testing\//;
const files = () =>
  filesBelow().filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && ofTests.test(file) && !allowed.test(file));

/** A timer whose end is all that is waited for. Without milliseconds it only yields the current task. */
const sleep = new RegExp(
  [
    String.raw`\.waitForTimeout\(`,
    String.raw`setTimeout\(\s*(\(\) =>\s*)?(resolve|done)\b[^;]*?,(?!\s*0?\s*\))`,
    String.raw`from 'node:timers/promises'`,
  ].join('|'),
);
/** A timeout of its own for a test or hook, in milliseconds; longer tests multiply the shared one. */
const ownTimeout = /^ *\}, [\d_]{4,}\);$|^ *[\d_]{4,}( \+ .*)?,$|^jest\.setTimeout\([\d_]+/m;
const elapsed = /(performance|Date)\.now\(\) - \w+[^;\n]*\)\.to(BeLess|BeGreater)/;

const wrong = (pattern: RegExp) => files().filter((file) => pattern.test(read(file)));

describe('waits in tests', () => {
  test.each([
    'await page.waitForTimeout(300)',
    'await new Promise((resolve) => setTimeout(resolve, 50))',
    'new Promise((resolve) => setTimeout(() => resolve(1), waitMs))',
    "import { setTimeout as sleep } from 'node:timers/promises'",
  ])('%s is a fixed sleep', (text) => expect(text).toMatch(sleep));

  test('no test sleeps: it waits for a condition with the shared deadline', () => {
    expect({ sleeping: wrong(sleep), remedy: 'until() of @console/configs/jest/deadline' }).toMatchObject({
      sleeping: [],
    });
  });

  test('no test or hook has a separate timeout, which would be shorter than the shared one', () => {
    expect(wrong(ownTimeout)).toEqual([]);
  });

  test('no test asserts elapsed time', () => expect(wrong(elapsed)).toEqual([]));
});
