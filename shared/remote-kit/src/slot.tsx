import { languageOf } from '@console/contracts';
import { slots as contracts, type SlotEvent, type SlotName, type SlotProps } from '@console/contracts/slots';
import { currentLocale } from '@console/i18n';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage, useShell } from './page-context';
import type { SlotContribution } from './shell-slots';

const nothing: readonly SlotContribution[] = [];
const never = () => () => undefined;

/** What other remotes contribute to a slot for this user, with its title in their language. */
export function useContributions(slot: SlotName): readonly { name: string; title: string }[] {
  const { slots } = useShell();
  // Renders again when another language is spoken.
  useTranslation();
  const language = languageOf(currentLocale());
  const contributions = useSyncExternalStore(slots?.subscribe ?? never, () => slots?.contributionsTo(slot) ?? nothing);
  return useMemo(
    () => contributions.map(({ name, title }) => ({ name, title: title[language] })),
    [contributions, language],
  );
}

interface SlotProperties<Name extends SlotName> {
  name: Name;
  /** Name of the contribution, of those that `useContributions` answers. */
  of: string;
  /** What this page says of itself. */
  props: SlotProps<Name>;
  /** What the contribution reports. */
  onEvent?: (event: SlotEvent<Name>) => void;
}

/**
 * One contribution, in its own React root and loaded by the shell: whatever happens to it, the page around it goes on.
 * Another `of` in the same place puts the one before to sleep, with what is typed there.
 */
export function Slot<Name extends SlotName>({ name, of, props, onEvent }: SlotProperties<Name>) {
  const { key, shell } = usePage();
  const place = useRef<HTMLDivElement>(null);
  // As text it is the same in every render that says the same.
  const said = JSON.stringify(props);
  const hear = useEffectEvent((event: unknown) => {
    const parsed = contracts[name].events.safeParse(event);
    // The contract of this name says what it is.
    if (parsed.success) onEvent?.(parsed.data as SlotEvent<Name>);
  });
  useLayoutEffect(() => {
    const element = place.current;
    // It was an object a line ago.
    const ownProps = JSON.parse(said) as object;
    if (element)
      return shell.slots?.show({
        page: key,
        slot: name,
        name: of,
        props: ownProps,
        element,
        onEvent: (event) => hear(event),
      });
  }, [shell, key, name, of, said]);
  return <div ref={place} className="vcc-slot" />;
}
