import { operations } from '@console/contracts/operations';
import { exampleCallOf, exampleReads } from './api-key-example.rules';

test.each(exampleReads)('with the scope %s, %s can be read with an empty input', (scope, path) => {
  const operation = Object.values(operations).find((one) => one.path === path);
  expect(operation?.permission).toBe(scope);
  expect(operation?.reads).toBe(true);
  expect(operation?.input.safeParse({}).success).toBe(true);
});

test.each([
  [['merchants.merchant.view', 'cards.transaction.view'], '/admin/transaction/list'],
  [['admin.user.view'], '/admin/card/list'],
])('the example call for a key with %j is %s', (scopes, path) => {
  const call = exampleCallOf({ origin: 'https://console.example', secret: 'vck_secret', scopes });
  expect(call).toContain(`'https://console.example${path}'`);
  expect(call).toContain("-H 'authorization: Bearer vck_secret'");
});
