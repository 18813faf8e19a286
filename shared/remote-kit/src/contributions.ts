import { slots, type SlotEvent, type SlotName, type SlotProps } from '@console/contracts/slots';
import { createElement, type ComponentType } from 'react';
import type { Given, Part } from './page-loader';

/** What a contribution is given: what its page says of itself, and how to report something to it. */
export type ContributionProps<Name extends SlotName> = SlotProps<Name> & {
  onEvent: (event: SlotEvent<Name>) => void;
};

/** What a remote adds to a page of another one. */
interface Contribution<Name extends SlotName> {
  /** Key of its title in the remote's locale files. */
  title: string;
  /** Button code without which nobody sees it. */
  permission: string;
  load: () => Promise<{ default: ComponentType<ContributionProps<Name>> }>;
}

type Contributions = { readonly [Name in SlotName]?: Readonly<Record<string, Contribution<Name>>> };

/**
 * What a remote contributes, by slot and name. The build reads it too, for the manifest. A contribution is given what its
 * page says of itself in the form in which it was built to hear it; a page that says something else breaks it alone.
 */
export function defineContributions(contributions: Contributions): readonly Part[] {
  const parts: Part[] = [];
  for (const [slot, { props: schema }] of Object.entries(slots)) {
    // Entries of a contract forget which of its names they had.
    const named = contributions[slot as SlotName] ?? {};
    for (const [name, { load }] of Object.entries(named))
      parts.push({
        name: `${slot}/${name}`,
        load: async () => {
          const { default: Content } = await load();
          return {
            default: ({ said, onEvent = () => undefined }: Given) =>
              createElement(Content, { ...schema.parse(said), onEvent }),
          };
        },
      });
  }
  return parts;
}
