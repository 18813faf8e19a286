import { openTestApp } from '../testing/test-app';
import { complete, registryOf } from './registry';

test('each declared name needs exactly one entry of a feature', () => {
  const entries = [['A', 1] as const, ['B', 2] as const];
  expect(complete('Jobs', ['A', 'B'], entries)).toEqual({ A: 1, B: 2 });
  expect(() => complete('Jobs', ['A', 'B', 'C'], entries)).toThrow(
    'Jobs of C need one declaration in the contracts and one feature each.',
  );
  expect(() => complete('Jobs', ['A'], entries)).toThrow('Jobs of B need one declaration');
  expect(() => complete('Reviews', ['A', 'B'], [...entries, ['A', 3]])).toThrow('Reviews of A need one declaration');
});

test('a missing feature stops the start', async () => {
  const { app, close } = await openTestApp();
  const { features } = app.registry;
  const without = features.filter(({ name }) => name !== 'accounts/accounts');
  expect(() => registryOf(without, app.deps)).toThrow('Jobs of ACCOUNT_EXPORT need one declaration');
  await close();
});
