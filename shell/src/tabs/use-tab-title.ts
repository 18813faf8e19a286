import { languageOf } from '@console/contracts';
import type { BriefPage } from '@console/contracts/release';
import { currentLocale } from '@console/i18n';
import { useAtomValue } from 'jotai/react';
import { useBoot } from '../boot/boot-context';
import { titlesAtom } from './tab-marks';
import { filled } from './tab-title.rules';
import type { Tab } from './tabs.rules';

/** Returns the description of a page in its live version. */
function usePages(): (page: string) => BriefPage | undefined {
  const { release } = useBoot();
  const pages = release.remotes.flatMap(({ manifest }) => manifest.pages);
  return (page) => pages.find(({ name }) => name === page);
}

/** Returns the name of a page in the user's language. */
export function usePageName(): (page: string) => string {
  const pageOf = usePages();
  const language = languageOf(currentLocale());
  return (page) => pageOf(page)?.title[language] ?? page;
}

/**
 * Returns the title of a tab in the user's language: its record, otherwise the name of its page, which need not be
 * mounted.
 */
export function useTabTitle(): (tab: Pick<Tab, 'key' | 'page'>) => string {
  const titles = useAtomValue(titlesAtom);
  const pageOf = usePages();
  const nameOf = usePageName();
  const language = languageOf(currentLocale());
  return ({ key, page }) => filled(pageOf(page)?.tab?.[language], titles.get(key)) ?? nameOf(page);
}
