import { operations } from '@console/contracts/operations';
import { exampleCallOf, exampleReads } from './api-key-example.rules';

test.each(exampleReads)('%s reads %s, and an empty input is enough', (scope, path) => {
  const operation = Object.values(operations).find((one) => one.path === path);
  expect(operation?.permission).toBe(scope);
  expect(operation?.reads).toBe(true);
  expect(operation?.input.safeParse({}).success).toBe(true);
});

test.each([
  [['merchants.merchant.view', 'cards.transaction.view'], '/admin/transaction/list'],
  [['admin.user.view'], '/admin/card/list'],
])('a key with %j is shown a call of %s', (scopes, path) => {
  const call = exampleCallOf({ origin: 'https://console.example', secret: 'vck_secret', scopes });
  expect(call).toContain(`'https://console.example${path}'`);
  expect(call).toContain("-H 'authorization: Bearer vck_secret'");
});
