import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

function doctor(args, env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'tools/doctor.mjs'), ...args], {
    env: { ...process.env, CONSOLE_URL: 'http://localhost:1', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('the doctor needs no console and no key without a remote', () => {
  const { stdout } = doctor(['--json'], {});
  const findings = JSON.parse(stdout);
  expect(findings.map(({ check }) => check)).toEqual(['node', 'packages', 'browser', 'checkout']);
});

test('a wrong finding makes the doctor fail and is printed with a remedy', () => {
  const { status, stdout } = doctor(['cards'], { KEYS_DIR: 'nowhere' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^wrong +key +The key of the team is not at .*; set KEYS_DIR to the folder where it lies\.$/m);
  expect(stdout).toMatch(/^wrong +version +No response from http:\/\/localhost:1; start the console/m);
});

test('an unknown remote is refused in one sentence', () => {
  expect(doctor(['cars'], {})).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Specify a remote: accounts, /),
  });
});
