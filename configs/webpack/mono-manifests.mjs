import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfGroups, groupsOf } from './chunk-files.mjs';
import { containerOf } from './container.mjs';
import { screensOf, tableOf } from './screens-of.mjs';
import { textsRequests } from './texts.mjs';

/**
 * Writes a manifest without files for each remote of the comparison bundle, so that server and shell know its pages.
 * The files that a page needs first are listed in the shell's `provides`, with the English texts, because the
 * comparison uses English.
 */
export class MonoManifestsPlugin {
  constructor({ remotes, output }) {
    this.remotes = remotes;
    this.output = output;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('MonoManifests', () => {
      for (const remote of this.remotes) {
        const folder = path.join(this.output, 'remotes', remote.name, 'dist');
        mkdirSync(folder, { recursive: true });
        writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifestOf(remote)));
      }
    });
  }
}

function manifestOf({ name, version, dir }) {
  const { screens, contributes } = tableOf(dir);
  return {
    schema: 1,
    remote: name,
    version,
    container: containerOf(name, version),
    // Not in any file list, so that no document preloads it.
    entry: 'bundled',
    expose: './remote',
    federation: 'none',
    pages: screens.map(({ load: _load, texts: _texts, ...page }) => ({ ...page, files: [], uses: [page.name] })),
    ...(contributes.length > 0 && {
      contributes: contributes.map(({ load: _load, ...one }) => ({ ...one, files: [] })),
    }),
    requires: {},
    preload: [],
    texts: { en_US: [], zh_CN: [] },
    files: {},
  };
}

/** Files of each page's first paint, by page name. */
export function pagesOf({ compilation, files, remotes }) {
  const pages = remotes.flatMap(({ dir }) => {
    const lifecycles = groupsOf(compilation, path.join(dir, 'src/remote.tsx'));
    const texts = groupsOf(compilation, textsRequests.en_US, dir);
    const kit = groupsOf(compilation, './en-US.json', path.resolve(dir, '../../shared/screens'));
    return screensOf(dir).map(({ name, load, texts: own }) => {
      const ofPage = [load, ...(own ? [own.en_US] : [])].flatMap((request) => groupsOf(compilation, request, dir));
      return [name, filesOfGroups([...lifecycles, ...texts, ...kit, ...ofPage], files)];
    });
  });
  return Object.fromEntries(pages);
}
