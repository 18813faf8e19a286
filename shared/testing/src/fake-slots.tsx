import type { ShellSlots, SlotPlace } from '@console/remote-kit';
import { type ComponentType, useState } from 'react';
import { createPortal } from 'react-dom';

/** Props of a contribution: the props of its page, and a function to report events. */
export interface Contributed {
  said: Record<string, unknown>;
  onEvent: (event: unknown) => void;
}

/** Contributions to the slots of a page, by slot and name. */
export type Contributions = Readonly<Record<string, Readonly<Record<string, ComponentType<Contributed>>>>>;

/** Two places can show the same contribution, such as a page and a dialog over it. */
const keys = new WeakMap<Element | DocumentFragment, string>();
let count = 0;

function keyOf(element: Element | DocumentFragment): string {
  const key = keys.get(element) ?? String((count += 1));
  keys.set(element, key);
  return key;
}

const never = () => () => undefined;

/** Fills slots with the given contributions, as the shell does. */
export function useFakeSlots(contributions: Contributions) {
  const [places, setPlaces] = useState<readonly SlotPlace[]>([]);
  const [slots] = useState<ShellSlots>(() => {
    const named = Object.fromEntries(
      Object.entries(contributions).map(([slot, all]) => [
        slot,
        Object.keys(all).map((name) => ({ name, title: { en_US: name, zh_CN: name } })),
      ]),
    );
    return {
      contributionsTo: (slot) => named[slot] ?? nothing,
      subscribe: never,
      show: (place) => {
        setPlaces((before) => [...before, place]);
        return () => setPlaces((before) => before.filter((one) => one !== place));
      },
    };
  });
  const filled = places.map(({ slot, name, props, element, onEvent }) => {
    const Content = contributions[slot]?.[name];
    // The props of a slot are an object.
    const said = props as Contributed['said'];
    return Content && createPortal(<Content said={said} onEvent={onEvent} />, element, keyOf(element));
  });
  return { slots, filled };
}

const nothing: readonly never[] = [];
