import { languageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { useNavigate } from '@console/remote-kit/router';
import { grantsAtom } from '@console/session';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState, type ReactNode } from 'react';
import { contributionsAtom } from '../slots/contributions.atom';
import { tabsAtom } from '../tabs/tab-store';
import { keywordOf, type Found } from './found-records.rules';
import { seenOf } from './recent-records.rules';
import { RecordSearch } from './record-search';
import type { PaletteGroup, PaletteItem } from './use-palette-items';

/** Debounce time of a search. */
const pauseMs = 120;

interface FoundRecords {
  groups: PaletteGroup[];
  isSearching: boolean;
  /** Titles of searches that failed or did not respond in time. */
  failed: string[];
  searches: ReactNode;
}

/** Returns the records that other remotes find for the query: one titled group per search, sorted by search name. */
export function useFoundRecords(query: string): FoundRecords {
  const page = seenOf(useAtomValue(tabsAtom));
  const { pages } = useAtomValue(grantsAtom);
  const contributed = useAtomValue(contributionsAtom).get('palette.records') ?? [];
  const navigate = useNavigate();
  const keyword = page === '' ? null : keywordOf(query);
  const sought = usePaused(keyword);
  const [found, setFound] = useState<Readonly<Partial<Record<string, Found>>>>({});
  const language = languageOf(currentLocale());
  const ordered = contributed.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const searching = keyword === null ? [] : ordered;
  const answerOf = (name: string) => (found[name]?.keyword === keyword ? found[name] : undefined);
  return {
    groups: searching.map(({ name, title }) => ({
      key: `found-${name}`,
      title: title[language],
      items: (answerOf(name)?.items ?? [])
        .filter((item) => pages.has(item.page))
        .map((item) => ({
          key: `found-${name}-${item.id.replace(/\W/g, '-')}`,
          label: item.label,
          hint: item.hint,
          other: '',
          icon: 'search',
          href: addressOf(item),
          choose: () => void navigate(addressOf(item)),
        })),
    })),
    isSearching: searching.some(({ name }) => !answerOf(name)),
    failed: searching.filter(({ name }) => answerOf(name)?.isFailed).map(({ title }) => title[language]),
    searches:
      sought !== null &&
      ordered.map((search) => (
        <RecordSearch
          key={`${search.remote.remote}/${search.name}`}
          search={search}
          page={page}
          keyword={sought}
          onFound={(name, answer) => setFound((before) => ({ ...before, [name]: answer }))}
        />
      )),
  };
}

function usePaused(keyword: string | null): string | null {
  const [sought, setSought] = useState(keyword);
  useEffect(() => {
    const timer = setTimeout(() => setSought(keyword), pauseMs);
    return () => clearTimeout(timer);
  }, [keyword]);
  return sought;
}

const addressOf = ({ page, search }: Found['items'][number]): string => `/main/${page}${search && `?${search}`}`;

/** Returns whether an item was found by a search, because the shell cannot find such items itself. */
export const isFound = ({ key }: PaletteItem): boolean => key.startsWith('found-');
