import { call } from '@console/api';
import { languageOf, queryRelated, type InputOf, type OutputOf, type PageName } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { useNavigate } from '@console/remote-kit/router';
import { grantsAtom } from '@console/session';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../boot/boot-context';
import { tabsAtom } from '../tabs/tab-store';
import { hrefOf } from '../tabs/tabs.rules';
import { useTabTitle } from '../tabs/use-tab-title';
import { recentRecords, seenOf } from './recent-records.rules';
import type { PaletteItem } from './use-palette-items';

/** Returns records that this user has opened, found by tab title and by page name in both languages. */
export function useRecentRecords(): PaletteItem[] {
  const tabs = useAtomValue(tabsAtom);
  const { pages } = useAtomValue(grantsAtom);
  const { release } = useBoot();
  const navigate = useNavigate();
  const titleOf = useTabTitle();
  const owned = release.remotes.flatMap(({ manifest }) => manifest.pages);
  return recentRecords(tabs, seenOf(tabs), pages).map((tab) => {
    const labels = owned.find(({ name }) => name === tab.page)?.title;
    return {
      key: `record-${tab.key.replace(/\W/g, '-')}`,
      label: titleOf(tab),
      other: [labels?.en_US, labels?.zh_CN].join(' '),
      icon: 'clock',
      href: hrefOf(tab),
      choose: () => void navigate(hrefOf(tab)),
    };
  });
}

type Query = InputOf<typeof queryRelated>;
type Link = OutputOf<typeof queryRelated>['list'][number];

/** Record type on the server for each page. */
const types: Partial<Record<string, Query['type']>> = {
  'cards-balance-view-card-detail': 'card',
  'coremanagement-cardholder-management-view': 'cardholder',
  'card-bin-management-save': 'card-bin',
} satisfies Partial<Record<PageName, Query['type']>>;

/** On failure, the palette works without related records. */
export function useRelatedRecords(): PaletteItem[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const links = useLinks();
  const language = languageOf(currentLocale());
  return links.map(({ type, id, label, page }) => {
    const text = t(`palette.related.${type}`, { label: label[language] });
    return {
      key: `related-${id}`,
      label: text,
      other: '',
      icon: 'search',
      href: `/main/${page}`,
      choose: () => void navigate(`/main/${page}`),
    };
  });
}

function useLinks(): Link[] {
  const tabs = useAtomValue(tabsAtom);
  const visible = seenOf(tabs);
  const [page = '', id] = visible.split('?id=');
  const type = types[page];
  const [links, setLinks] = useState<Link[]>([]);
  useEffect(() => {
    if (!type || !id) return;
    const stop = new AbortController();
    call(queryRelated, { type, id }, { signal: stop.signal, background: true }).then(
      ({ list }) => setLinks(list.filter((link) => link.page !== '')),
      // On failure, the palette works without related records.
      () => undefined,
    );
    return () => stop.abort();
  }, [type, id]);
  return type && id ? links : [];
}
