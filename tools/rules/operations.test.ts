import { messageCatalogue } from '../../shared/contracts/src/messages';
import { codes } from '../../shared/contracts/src/envelope';
import { languages } from '../../shared/contracts/src/language';
import { operations } from '../../shared/contracts/src/operations';
import { areas, permissions } from '../../shared/contracts/src/areas';
import { read, sources } from './tree';

const open = new Set(['public', 'signed-in', 'onboarding']);
const routes = sources('server/src').filter((file) => file.endsWith('.routes.ts'));
const table = Object.entries(operations);
const administration = /^admin\.(user|role|module|button|dict|parameter)\./;

describe('operations', () => {
  test.each(table)('%s is mounted exactly once', (name) => {
    const mounts = routes.flatMap(
      (file) =>
        read(file).match(
          new RegExp(
            `mount(?:Public|Stream)?\\(\\s*\\w+,\\s*${name}\\b|mountExport\\([^)]*(?:count|start): ${name}\\b`,
            'g',
          ),
        ) ?? [],
    );
    expect({ name, mounts: mounts.length, remedy: 'mount it once, in the *.routes.ts of its noun' }).toMatchObject({
      mounts: 1,
    });
  });

  test.each(table)('%s requires a permission of the catalogue', (_name, { permission }) => {
    expect(open.has(permission) || permission in permissions).toBe(true);
  });

  test('every operation of the contracts belongs to an area; otherwise the server does not start', () => {
    const declared = sources('shared/contracts/src')
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [...read(file).matchAll(/^export const (\w+) = operation\(/gm)].map(([, name = '']) => name));
    expect(declared.length).toBeGreaterThan(100);
    const wrong = declared.filter((name) => !(name in operations));
    expect({ wrong, remedy: 'add its file to the operations in <noun>.area.ts' }).toMatchObject({
      wrong: [],
    });
  });

  test('every change by a high-risk button of administration needs step-up authentication', () => {
    const changes = Object.values(operations).filter(
      ({ permission, reads }) => !reads && administration.test(permission) && permissions[permission]?.risk === 'HIGH',
    );
    const wrong = changes.filter(({ needsProof }) => !needsProof).map(({ path }) => path);
    expect(changes.length).toBeGreaterThan(20);
    expect({ wrong, remedy: 'declare needsProof: true' }).toMatchObject({ wrong: [] });
  });

  test('no path is used twice', () => {
    const paths = table.map(([, { path }]) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test('no permission belongs to two areas', () => {
    const codesOfAreas = areas.flatMap((area) => Object.keys(area.permissions ?? {}));
    expect(codesOfAreas.filter((code, index) => codesOfAreas.indexOf(code) !== index)).toEqual([]);
  });

  test('every code of the envelope has a text in both languages', () => {
    for (const code of Object.values(codes))
      for (const language of languages)
        expect([code, messageCatalogue.refusals[code]?.[language]]).not.toContain(undefined);
  });
});
