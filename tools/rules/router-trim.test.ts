import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { root } from './tree';

const dom = createRequire(path.join(root, 'shared/remote-kit/package.json')).resolve('react-router-dom');
const router = path.dirname(createRequire(dom).resolve('react-router/package.json'));

/** Renders addresses and links with the router. Runs in another process, because its modules are ES modules. */
const script = `
  import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
  import { createRequire } from 'node:module';
  import trim from './configs/webpack/router-trim-loader.mjs';
  const [whole, copy] = process.argv.slice(1);
  let trimmed = 0;
  for (const file of readdirSync(copy).filter((name) => /^chunk-\\w+\\.mjs$/.test(name))) {
    const source = readFileSync(copy + '/' + file, 'utf8');
    writeFileSync(copy + '/' + file, trim(source));
    trimmed += source.length - trim(source).length;
  }
  const load = createRequire(process.cwd() + '/shell/package.json');
  const { createElement } = load('react');
  const { renderToStaticMarkup } = load('react-dom/server');
  const pageOf = ({ useHref, useLocation, useNavigate, useSearchParams, createSearchParams }) => function Page() {
    const [params] = useSearchParams({ size: '10' });
    const { pathname, search, hash } = useLocation();
    return [typeof useNavigate(), useHref('../up?x=1'), pathname, search, hash, params, createSearchParams({ a: ['1', '2'] })].join(' ');
  };
  const targets = ['/main/cards', 'cards?state=1#top', '..', { pathname: '/a b', search: '?q=1' }, 'https://elsewhere.test/x'];
  const links = targets.flatMap((to) => [{ to }, { to, replace: true, target: '_blank', prefetch: 'intent', className: 'x' }]);
  const navigator = { createHref: (to) => '#' + to.pathname + to.search + to.hash };
  const answersOf = async (folder) => {
    const router = await import(folder + '/index.mjs');
    return ['/main/index?page=2#end', '/'].map((location) =>
      renderToStaticMarkup(createElement(router.Router, { location, navigator }, createElement(pageOf(router)),
        ...links.map((props, key) => createElement(router.Link, { ...props, key }, 'go')))));
  };
  process.stdout.write(JSON.stringify({ trimmed, answers: [await answersOf(whole), await answersOf(copy)] }));`;

test('the router without unused code renders the same as the complete router', () => {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'vcc-router-'));
  const whole = path.join(router, 'dist/production');
  cpSync(whole, copy, { recursive: true, filter: (file) => !/\.(ts|mts|js)$/.test(file) });
  symlinkSync(path.dirname(router), path.join(copy, 'node_modules'));
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, '--', whole, copy], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(copy, { recursive: true, force: true });
  expect(stderr).toBe('');
  const { trimmed, answers } = JSON.parse(stdout) as { trimmed: number; answers: string[][] };
  expect(trimmed).toBeGreaterThan(0);
  expect(answers[0]?.join('')).toMatch(/page=2.*<a href="#\/main\/cards"/);
  expect(answers[1]).toEqual(answers[0]);
});
