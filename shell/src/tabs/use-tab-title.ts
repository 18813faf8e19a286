import { languageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { useAtomValue } from 'jotai/react';
import { useBoot } from '../boot/boot-context';
import { titlesAtom } from './tab-marks';
import type { Tab } from './tabs.rules';

/** The name of a page in the user's language. */
export function usePageName(): (page: string) => string {
  const { release } = useBoot();
  const language = languageOf(currentLocale());
  const pages = release.remotes.flatMap(({ manifest }) => manifest.pages);
  return (page) => pages.find(({ name }) => name === page)?.title[language] ?? page;
}

/** What a page calls itself, else its name. */
export function useTabTitle(): (tab: Pick<Tab, 'key' | 'page'>) => string {
  const titles = useAtomValue(titlesAtom);
  const nameOf = usePageName();
  return ({ key, page }) => titles.get(key) ?? nameOf(page);
}
