import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { whenChanged } from './watch.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs that a test lets go on one by one. */
function runs() {
  const begun = [];
  const waiting = [];
  const work = () =>
    new Promise((resolve) => {
      begun.push(resolve);
      waiting.shift()?.();
    });
  const begins = (count) =>
    new Promise((resolve) => {
      if (begun.length >= count) resolve();
      else waiting.push(() => void begins(count).then(resolve));
    });
  return { begun, work, begins };
}

test('what changes while it works is worked on afterwards, and what is installed or built counts for nothing', async () => {
  mkdirSync(path.join(folder, 'node_modules'));
  const { begun, work, begins } = runs();
  const stop = whenChanged([folder], work);
  const witness = runs();
  const stopWitness = whenChanged([folder], () => {
    void witness.work();
    return Promise.resolve();
  });
  await Promise.all([begins(1), witness.begins(1)]);
  writeFileSync(path.join(folder, 'one.ts'), 'changed');
  writeFileSync(path.join(folder, 'node_modules/two.ts'), 'changed');
  // Another one, which began later and whose runs take no time, has seen the change while the first run still goes on.
  await witness.begins(2);
  expect(begun).toHaveLength(1);
  begun[0]();
  await begins(2);
  begun[1]();
  stop();
  stopWitness();
});
