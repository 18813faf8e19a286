import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderTexts } from './texts';
import { read, root } from './tree';

const homes = [...new Set(folderTexts.map(({ home }) => home))].filter((home) =>
  existsSync(path.join(root, home, 'src/texts.ts')),
);

describe('a remote that loads texts by feature', () => {
  test('exists', () => expect(homes).toContain('remotes/cards'));

  test.each(homes)('%s loads the texts of every folder, once', (home) => {
    const [, listed = ''] = /shared: \[([^\]]*)\]/.exec(read(`${home}/src/texts.ts`)) ?? [];
    const shared = [...listed.matchAll(/'([\w-]+)'/g)].map(([, folder]) => folder);
    const table = read(`${home}/src/screens.ts`);
    const named = [...new Set([...table.matchAll(/\btexts: '([\w-]+)'/g)].map(([, folder]) => folder))];
    const folders = folderTexts.filter((texts) => texts.home === home).map(({ folder }) => folder);
    expect(new Set([...shared, ...named])).toEqual(new Set(folders));
    expect(shared.length + named.length).toBe(folders.length);
  });

  test.each(homes)('every page of %s names its folder', (home) => {
    const folders = new Set(
      folderTexts.filter((texts) => texts.home === home && !texts.isOpen).map((one) => one.folder),
    );
    const table = read(`${home}/src/screens.ts`);
    const loads = [...table.matchAll(/(?:texts: '([\w-]+)',\s*)?load: \(\) => import\('\.\/([\w-]+)\//g)];
    const wrong = loads.flatMap(([, texts, folder = '']) =>
      texts === (folders.has(folder) ? folder : undefined) ? [] : [`${folder}: ${texts ?? 'no texts'}`],
    );
    expect({ wrong, remedy: "add texts: '<folder>' before load" }).toMatchObject({ wrong: [] });
  });
});
