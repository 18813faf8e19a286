import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { whenChanged } from './watch.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs that the test ends one by one. */
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

test('a change during a run causes another run, and installed or built files cause none', async () => {
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
  // A second watcher, started later and with fast runs, has seen the change while the first run continues.
  await witness.begins(2);
  expect(begun).toHaveLength(1);
  begun[0]();
  await begins(2);
  begun[1]();
  stop();
  stopWitness();
});
