import { slots, type SlotEvent } from '@console/contracts/slots';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { renderScreen } from '@console/testing';
import type { ComponentType } from 'react';
import { locales } from '../locales';

type Found = SlotEvent<'palette.records'>;

/** Renders a record search of the palette and returns a getter for its last report. */
export async function searchFor(Records: ComponentType<ContributionProps<'palette.records'>>, keyword: string) {
  const reported: Found[] = [];
  const onEvent = (event: Found) => void reported.push(slots['palette.records'].events.parse(event));
  const Search = () => <Records keyword={keyword} onEvent={onEvent} />;
  await renderScreen(Search, { at: '/main/index', grants: [], texts: locales });
  return (): Found | undefined => reported.at(-1);
}
