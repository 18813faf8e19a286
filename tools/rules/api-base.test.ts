import { spawnSync } from 'node:child_process';
import { root } from './tree';

/** Runs in another process, because the configuration is an ES module and Jest uses CommonJS. */
function builtWith(base: string): string {
  const script = "import('./configs/webpack/api-base.mjs').then(({ apiBaseOf }) => process.stdout.write(apiBaseOf()))";
  const env = { ...process.env, ADMIN_API_BASE: base };
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8', env });
  return stderr.includes("a path of the console's own origin") ? 'failed' : stdout;
}

test.each(['', '/admin/', '/console-1.0/admin/'])('a shell is built with the base "%s" of calls [seed 7.2]', (base) => {
  expect(builtWith(base)).toBe(base);
});

test.each(['https://api.example.com/admin/', '//api.example.com/', '/\\api.example.com/', 'admin/', '/admin', '/../'])(
  'the base "%s", with which users could not sign in, fails the build [seed 7.2]',
  (base) => {
    expect(builtWith(base)).toBe('failed');
  },
);
