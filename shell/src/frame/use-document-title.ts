import { languageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { useEffect } from 'react';
import { useBrand } from '../boot/use-brand';

/** Sets the document title: page name and platform label (specification, section 1). */
export function useDocumentTitle(title: string | undefined): void {
  const brand = useBrand();
  const label = brand.platformLabel[languageOf(currentLocale())];
  useEffect(() => {
    document.title = title ? `${title} · ${label}` : label;
  }, [title, label]);
}
