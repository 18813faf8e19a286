import { slots, type SlotName } from '@console/contracts/slots';
import type { ShellServices } from '@console/remote-kit';
import { useAtomValue } from 'jotai/react';
import { useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { RemoteSlot } from '../frame/remote-slot';
import { markDirty } from '../tabs/tab-marks';
import type { Tab } from '../tabs/tabs.rules';
import { contributionsAtom } from './contributions.atom';
import { partOf, type LiveContribution } from './contributions.rules';
import { forgetPlacesExcept, placesAtom, type Place } from './places.atom';

interface ContributionsProps {
  tabs: readonly Tab[];
  /** Key of the visible page. */
  visible: string | null;
  shell: ShellServices;
}

/**
 * Renders each contribution in its place. Contributions are mounted, swapped and unmounted like pages, each separately.
 */
export default function Contributions({ tabs, visible, shell }: ContributionsProps) {
  const places = useAtomValue(placesAtom);
  const live = useAtomValue(contributionsAtom);
  useEffect(() => forgetPlacesExcept(new Set(tabs.map(({ key }) => key))), [tabs]);
  return [...places.values()].map((place) => {
    const contribution = live.get(place.slot)?.find(({ name }) => name === place.name);
    const tab = tabs.find(({ key }) => key === place.page);
    if (!contribution || !tab) return null;
    // If the name now belongs to another remote, that remote's contribution mounts anew.
    const key = `${place.key} ${contribution.remote.remote}`;
    const isSeen = place.isSeen && place.page === visible;
    return <Filled key={key} {...{ place, contribution, tab, isSeen, shell }} />;
  });
}

/** Slots that this shell does not know are rendered as blocks within the page. */
const isInlineAt = (slot: string): boolean => Object.hasOwn(slots, slot) && slots[slot as SlotName].isInline === true;

interface FilledProps {
  place: Place;
  contribution: LiveContribution;
  tab: Tab;
  isSeen: boolean;
  shell: ShellServices;
}

function Filled({
  place: { key, element, props, onEvent },
  contribution,
  tab: { location },
  isSeen,
  shell,
}: FilledProps) {
  const isInline = isInlineAt(contribution.slot);
  const views = useMemo(
    () => [
      { key, page: partOf(contribution), location, active: isSeen, contribution: { said: props, onEvent, isInline } },
    ],
    [key, contribution, location, isSeen, props, onEvent, isInline],
  );
  // The draft is stored, and an unmounted contribution must not block closing the page.
  useEffect(() => () => markDirty(key, false), [key]);
  return createPortal(<RemoteSlot remote={contribution.remote} views={views} shell={shell} />, element);
}
