import { spawnSync } from 'node:child_process';
import { root } from './tree';

const source = `
/** Größe */
const size = z.string('é').regex(/^[SML]$/);
export const kept = operation({ input: z.strictObject({ size }) });
export const unused = operation({ input: z.strictObject({ other: z.string().min(2), size: size.optional() }) });
export const later = (): string => z.string().parse('later');
z.config({});
export const texts = addFieldMessages({ NUMBER: 'Must be a number' });
`;

/** Runs in another process, because the loader is an ES module and Jest uses CommonJS. */
function built(): { marked: string; packed: string } {
  const script = `
    import load from './configs/webpack/pure-contracts-loader.mjs';
    import { createRequire } from 'node:module';
    const swc = createRequire(process.cwd() + '/configs/webpack/common.mjs')('@swc/core');
    const marked = load(${JSON.stringify(source)});
    const bare = marked.replaceAll('export const', 'const') + 'globalThis.used = [kept, later];';
    const { code } = swc.transformSync(bare, { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } });
    const packed = swc.minifySync('(function(){' + code + '})()', { compress: true, mangle: true }).code;
    process.stdout.write(JSON.stringify({ marked, packed }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  // The script above writes this shape.
  return JSON.parse(stdout) as { marked: string; packed: string };
}

test('a build keeps the used parts of contracts, and every statement with side effects', () => {
  const { marked, packed } = built();
  expect(marked.replaceAll('/*#__PURE__*/ ', '')).toBe(source);
  expect(packed).toContain('z.config');
  expect(packed).toContain('[SML]');
  expect(packed).toContain('later');
  expect(packed).toContain('Must be a number');
  expect(packed).not.toContain('other');
});
