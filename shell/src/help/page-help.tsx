import { useAtomValue } from 'jotai/react';
import { useLayoutEffect, useRef } from 'react';
import { seenOf } from '../palette/recent-records.rules';
import { contributionsAtom } from '../slots/contributions.atom';
import { show } from '../slots/places.atom';
import { tabsAtom } from '../tabs/tab-store';
import { helpFor } from './help.rules';
import css from './help.module.css';

/** Help for the visible page, provided by its remote. */
export function PageHelp() {
  const key = seenOf(useAtomValue(tabsAtom));
  const [page = ''] = key.split('?');
  const help = helpFor(page, useAtomValue(contributionsAtom).get('page.help') ?? []);
  return help && <Help key={key} pageKey={key} page={page} name={help.name} />;
}

function Help({ pageKey, page, name }: { pageKey: string; page: string; name: string }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = holder.current;
    if (element)
      return show({ page: pageKey, slot: 'page.help', name, props: { page }, element, onEvent: () => undefined });
  }, [pageKey, page, name]);
  return <div ref={holder} className={css.help} />;
}
