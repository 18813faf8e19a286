import { languageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { useAtomValue } from 'jotai/react';
import { useBoot } from '../boot/boot-context';
import { titlesAtom } from './tab-marks';
import type { Tab } from './tabs.rules';

/** What a page calls itself, else its name in the user's language. */
export function useTabTitle(): (tab: Pick<Tab, 'key' | 'page'>) => string {
  const { release } = useBoot();
  const titles = useAtomValue(titlesAtom);
  const language = languageOf(currentLocale());
  const pages = release.remotes.flatMap(({ manifest }) => manifest.pages);
  return ({ key, page }) => titles.get(key) ?? pages.find(({ name }) => name === page)?.title[language] ?? page;
}
