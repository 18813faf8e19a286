import type { Language } from '@console/contracts';
import { fileListName, filesOfPage } from '@console/contracts/release';
import type { ShellBuild } from '../release/builds';
import type { ServedRemote } from '../release/release.rules';

interface Wanted {
  shell: ShellBuild;
  language: Language;
  /** The requested page and its remote, if the visitor will probably see the page. */
  visit: { page: string; owner: ServedRemote } | undefined;
}

/**
 * Returns preload tags for files that the first paint needs and scripts would request late: the texts of the shell, and
 * for a page its remote's file list and files, and the shared chunks that it uses. The browser warns about unused preloads, so only
 * files that will certainly be used are listed.
 */
export function preloadsOf({ shell, language, visit }: Wanted): string[] {
  const pieces = visit ? piecesOf(visit.owner, visit.page) : [];
  const ours = [...shell.texts[language], ...pieces.flatMap((piece) => shell.provides[piece] ?? [])];
  return [
    ...tagsOf('/s/', ours, shell.files),
    ...(visit?.owner.hasFileList ? [textTagOf(visit.owner.base + fileListName)] : []),
    ...(visit
      ? tagsOf(visit.owner.base, filesOfPage(visit.owner.manifest, visit.page, language), visit.owner.manifest.files)
      : []),
  ];
}

/** Returns the preload tag of a text that the shell fetches and verifies by its digest. */
export const textTagOf = (address: string): string =>
  `<link rel="preload" as="fetch" href="${address}" crossorigin="anonymous">`;

const piecesOf = ({ manifest }: ServedRemote, page: string): string[] =>
  manifest.pages.find(({ name }) => name === page)?.uses ?? [];

/** Skips files without a known hash: the browser could not verify and use them. */
function tagsOf(base: string, wanted: string[], files: ShellBuild['files']): string[] {
  return [...new Set(wanted)].flatMap((file) => {
    const listed = files[file];
    if (!listed) return [];
    const kind = file.endsWith('.css') ? 'style' : 'script';
    const { integrity } = listed;
    return `<link rel="preload" as="${kind}" href="${base}${file}" integrity="${integrity}" crossorigin="anonymous">`;
  });
}
