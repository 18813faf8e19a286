import type { Language } from '@console/contracts';
import { filesOfPage, type LiveRemote } from '@console/contracts/release';
import type { ShellBuild } from '../release/builds';

interface Wanted {
  shell: ShellBuild;
  language: Language;
  /** The page of the address and its owner, for someone who will probably see it. */
  visit: { page: string; owner: LiveRemote } | undefined;
}

/**
 * Tags for what the first paint needs and a script would ask for late: the texts of the shell, and for a page its
 * remote with the shared pieces that it uses. The browser complains about a file that is fetched and not used, so
 * nothing is listed on a guess.
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

/** Only listed files: without its hash a tag would fetch what nobody may use. */
function tagsOf(base: string, wanted: string[], files: ShellBuild['files']): string[] {
  return [...new Set(wanted)].flatMap((file) => {
    const listed = files[file];
    if (!listed) return [];
    const kind = file.endsWith('.css') ? 'style' : 'script';
    const { integrity } = listed;
    return `<link rel="preload" as="${kind}" href="${base}${file}" integrity="${integrity}" crossorigin="anonymous">`;
  });
}
