import { slots, type SlotEvent } from '@console/contracts/slots';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { renderScreen } from '@console/testing';
import type { ComponentType } from 'react';
import { locales } from '../locales';

type Found = SlotEvent<'palette.records'>;

/** Searches as the palette does; answers what was reported last, once there is something. */
export async function searchFor(Records: ComponentType<ContributionProps<'palette.records'>>, keyword: string) {
  const reported: Found[] = [];
  const onEvent = (event: Found) => void reported.push(slots['palette.records'].events.parse(event));
  const Search = () => <Records keyword={keyword} onEvent={onEvent} />;
  await renderScreen(Search, { at: '/main/index', grants: [], texts: locales });
  return (): Found | undefined => reported.at(-1);
}
