import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeOwn, removeLeftovers } from './keep-in-memory.mjs';

const parent = mkdtempSync(path.join(os.tmpdir(), 'vcc-memory-'));
afterAll(() => rmSync(parent, { recursive: true }));

test('the folder of a running process is not removed', () => {
  const folder = makeOwn(parent);
  removeLeftovers(parent);
  expect(existsSync(folder)).toBe(true);
});

test('the folder of an ended process is removed, even if its process number is in use again', () => {
  const folder = path.join(parent, `vcc-tests-${process.pid}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'lock'), '');
  removeLeftovers(parent);
  expect(existsSync(folder)).toBe(false);
});

test('a folder without a lock file is not removed', () => {
  const folder = path.join(parent, `vcc-tests-${2 ** 30}`);
  mkdirSync(folder);
  removeLeftovers(parent);
  expect(existsSync(folder)).toBe(true);
});
