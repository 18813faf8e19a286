import type { Language } from '@console/contracts';
import { filesOfPage, type LiveRemote } from '@console/contracts/release';
import type { ShellBuild } from '../release/builds';

interface Wanted {
  shell: ShellBuild;
  language: Language;
  /** The requested page and its remote, if the visitor will probably see the page. */
  visit: { page: string; owner: LiveRemote } | undefined;
}

/**
 * Returns preload tags for files that the first paint needs and scripts would request late: the texts of the shell, and
 * for a page its remote's files and the shared chunks that it uses. The browser warns about unused preloads, so only
 * files that will certainly be used are listed.
 */
export function preloadsOf({ shell, language, visit }: Wanted): string[] {
  const pieces = visit ? piecesOf(visit.owner, visit.page) : [];
  const ours = [...shell.texts[language], ...pieces.flatMap((piece) => shell.provides[piece] ?? [])];
  return [
    ...tagsOf('/s/', ours, shell.files),
    ...(visit
      ? tagsOf(visit.owner.base, filesOfPage(visit.owner.manifest, visit.page, language), visit.owner.manifest.files)
      : []),
  ];
}

const piecesOf = ({ manifest }: LiveRemote, page: string): string[] =>
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
