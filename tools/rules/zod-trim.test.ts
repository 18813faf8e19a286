import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { read, root, sources } from './tree';

const zod = path.dirname(createRequire(path.join(root, 'shared/contracts/package.json')).resolve('zod'));

/** Uses schemas as pages do: reads bounds, takes parts, parses. Runs in another process, because zod's modules are ES modules. */
const script = `
  import { readFileSync, writeFileSync } from 'node:fs';
  import { pathToFileURL } from 'node:url';
  import trim from './configs/webpack/zod-trim-loader.mjs';
  const [whole, copy] = process.argv.slice(1).map((folder) => pathToFileURL(folder + '/index.js'));
  const schemas = new URL('v4/classic/schemas.js', copy);
  writeFileSync(schemas, trim(readFileSync(schemas, 'utf8')));
  const inputs = [undefined, null, '', 'a', 'abcdef', '1.50', 'a@b.co', '2026-02-30', '2026-02-28T10:00:00Z', 3, 2.5, -1,
    [], ['a'], {}, { kind: 'one', name: 'x' }, { kind: 'one', name: 'xyz', more: 1 }, { kind: 'two', at: '2026-01-01' }];
  const answersOf = async (door) => {
    const z = await import(door);
    z.config({ jitless: true });
    const name = z.string().trim().min(2).max(5).regex(/^[a-z]*$/);
    const kinds = [
      z.strictObject({ kind: z.literal('one'), name }), z.object({ kind: z.literal('two'), at: z.iso.date() }),
    ];
    const all = [
      name, z.email(), z.url(), z.iso.datetime(), z.int().min(0).max(3), z.number(), z.boolean(), z.enum(['a', 'b']),
      z.array(name).min(1), z.record(z.string(), z.unknown()), z.union([z.null(), name.optional()]), ...kinds,
      kinds[0].partial(), kinds[1].extend({ more: z.int().default(1) }), z.discriminatedUnion('kind', kinds),
      name.refine((text) => text !== 'abc', { params: { code: 'TAKEN' } }), z.string().transform(Number).pipe(z.int()),
    ];
    const plain = ({ success, data, error }) =>
      success ? { data } : { issues: error.issues.map(({ message, errors, ...issue }) => issue) };
    return {
      bounds: [name.minLength, name.maxLength, z.int().min(0).max(3).maxValue, z.int().isInt],
      parsed: all.map((schema) => inputs.map((input) => plain(schema.safeParse(input)))),
    };
  };
  process.stdout.write(JSON.stringify([await answersOf(whole), await answersOf(copy)]));`;

test('zod without unused code parses and refuses like the complete library', () => {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'vcc-zod-'));
  cpSync(zod, copy, { recursive: true, filter: (file) => !/\.(cts|ts|cjs)$/.test(file) });
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, '--', zod, copy], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(copy, { recursive: true, force: true });
  expect(stderr).toBe('');
  const [whole, trimmed] = JSON.parse(stdout) as { bounds: unknown[]; parsed: object[][] }[];
  expect(whole?.bounds).toEqual([2, 5, 3, true]);
  expect(whole?.parsed.flat().filter((answer) => 'data' in answer).length).toBeGreaterThan(10);
  expect(trimmed).toEqual(whole);
});

test('contracts use formats as functions, as the browser build requires', () => {
  const methods =
    /\bz\s*\.string\([^()]*\)(\s*\.\w+\([^()]*\))*\s*\.(email|url|uuid|date|datetime|time|duration|base64|ipv[46]|e164|jwt|ulid)\(/;
  const found = ['shared', 'shell', 'remotes'].flatMap((place) =>
    sources(place).filter((file) => methods.test(read(file))),
  );
  expect(methods.test('z.string().min(1).email()')).toBe(true);
  expect(found).toEqual([]);
});
