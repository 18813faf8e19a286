import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyCheckout, type CheckoutCopy, type Ended } from '../support/checkout-copy';

const minutes = 60_000;

let checkout: CheckoutCopy;
let printed: string;
beforeAll(async () => {
  checkout = copyCheckout();
  printed = passed(await checkout.tool('new-noun', ['cards/budget', '--title-zh', '预算']));
}, 3 * minutes);
afterAll(() => checkout.remove());

/** Returns the output of a command. Throws the end of the output if the command failed. */
function passed({ code, output }: Ended): string {
  if (code !== 0) throw new Error(`Ended with ${code}:\n${output.slice(-4_000)}`);
  return output;
}

const bin = (name: string) => path.join(checkout.root, 'node_modules/.bin', name);
const files = () => [...printed.matchAll(/^ {2}(\S+)$/gm)].map(([, file = '']) => file);
const linesOf = (file: string) => readFileSync(path.join(checkout.root, file), 'utf8').trim().split('\n').length;

test('the files of a new noun are short', () => {
  const screens = 'remotes/cards/src/budgets/budget';
  expect(linesOf(`${screens}.list.tsx`)).toBeLessThanOrEqual(90);
  expect(linesOf(`${screens}.form.tsx`)).toBeLessThanOrEqual(80);
  expect(linesOf(`${screens}.view.tsx`)).toBeLessThanOrEqual(80);
  expect(linesOf(`${screens}-action.dialog.tsx`)).toBeLessThanOrEqual(35);
  expect(linesOf('server/src/domains/cards/budgets/budget.export.ts')).toBeLessThanOrEqual(20);
});

test(
  'a new noun passes every check unchanged',
  async () => {
    const formatted = files().filter((file) => !file.endsWith('.sql'));
    passed(await checkout.run(bin('prettier'), ['--check', ...formatted]));
    passed(await checkout.run(bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']));
    passed(await checkout.run(bin('oxlint'), ['--type-aware', '--deny-warnings', ...formatted]));
    passed(await checkout.run(bin('knip'), ['--treat-config-hints-as-errors']));
    const tests = ['budgets', 'tools/rules', 'platform/db/tables', 'platform/reference', 'access-matrix'];
    const env = { TEST_DATABASE: 'postgres' };
    passed(await checkout.run(bin('jest'), ['--maxWorkers=1', '--testPathPatterns', ...tests], env));
  },
  15 * minutes,
);

test(
  'the page of a new noun passes its browser test',
  async () => {
    // Other remotes do not depend on the noun and are not built again.
    const build = "import('./tools/lib/build.mjs').then(({ buildAll }) => buildAll(['cards']))";
    passed(await checkout.run(process.execPath, ['-e', build]));
    passed(await checkout.run(bin('jest'), ['--config', 'e2e/jest.config.cjs', 'e2e/cards/budgets']));
  },
  8 * minutes,
);

test('an invalid noun is refused with one sentence', async () => {
  rmSync(path.join(checkout.root, 'remotes/onboarding'), { recursive: true });
  const refusals = await Promise.all(
    ['cards/budget', 'cards/wallet', 'cards/Budget', 'wishes/list', 'onboarding/agency'].map((name) =>
      checkout.tool('new-noun', [name]),
    ),
  );
  expect(refusals.map(({ code, output }) => [code, output.trim()])).toEqual([
    [1, 'cards already has a budget.'],
    [1, 'cards already has a wallet.'],
    [1, 'Specify area and noun in lower-case words with hyphens, such as cards/budget.'],
    [1, 'wishes is not a domain of the server.'],
    [1, 'The remote onboarding does not exist; create it first: npm run new-remote -- onboarding.'],
  ]);
});
