import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeOwn, removeLeftovers } from './keep-in-memory.mjs';

const parent = mkdtempSync(path.join(os.tmpdir(), 'vcc-memory-'));
afterAll(() => rmSync(parent, { recursive: true }));

test('the folder of a process that lives stays, whatever its process number is elsewhere', () => {
  const folder = makeOwn(parent);
  removeLeftovers(parent);
  expect(existsSync(folder)).toBe(true);
});

test('the folder of a process that ended is removed, also if its number is in use again', () => {
  const folder = path.join(parent, `vcc-tests-${process.pid}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'lock'), '');
  removeLeftovers(parent);
  expect(existsSync(folder)).toBe(false);
});

test('a folder that is not locked yet stays', () => {
  const folder = path.join(parent, `vcc-tests-${2 ** 30}`);
  mkdirSync(folder);
  removeLeftovers(parent);
  expect(existsSync(folder)).toBe(true);
});
