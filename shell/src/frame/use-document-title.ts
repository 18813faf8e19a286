import { languageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { useEffect } from 'react';
import { useBoot } from '../boot/boot-context';

/** Page name and platform label (specification, section 1). */
export function useDocumentTitle(title: string | undefined): void {
  const { brand } = useBoot();
  const label = brand.platformLabel[languageOf(currentLocale())];
  useEffect(() => {
    document.title = title ? `${title} · ${label}` : label;
  }, [title, label]);
}
