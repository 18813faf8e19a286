import { languageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { useEffect } from 'react';
import { useBoot } from '../boot/boot-context';

/** Page name and platform label (specification, section 1). */
export function useDocumentTitle(page: string | null, words?: string): void {
  const { release, brand } = useBoot();
  const language = languageOf(currentLocale());
  const known = release.remotes.flatMap(({ manifest }) => manifest.pages).find(({ name }) => name === page);
  const title = words ?? known?.title[language];
  const label = brand.platformLabel[language];
  useEffect(() => {
    document.title = title ? `${title} · ${label}` : label;
  }, [title, label]);
}
