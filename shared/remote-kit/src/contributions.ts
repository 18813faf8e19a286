import type { SlotEvent, SlotName, SlotProps } from '@console/contracts/slots';
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
  /** Folder whose texts come with it, in a remote that loads the texts of each feature by themselves. */
  texts?: string;
  load: () => Promise<{ default: ComponentType<ContributionProps<Name>> }>;
}

type Contributions = { readonly [Name in SlotName]?: Readonly<Record<string, Contribution<Name>>> };

/**
 * What a remote contributes, by slot and name. The build reads it too, for the manifest. A contribution is given what its
 * page says of itself in the form in which it was built to hear it; a page that says something else breaks it alone.
 */
export function defineContributions(contributions: Contributions): readonly Part[] {
  return Object.entries(contributions).flatMap(([slot, named]) =>
    Object.entries(named).map(([name, { texts, load }]): Part => ({
      name: `${slot}/${name}`,
      texts,
      load: async () => {
        // What a slot promises is checked where one is filled: a first visit of a page does not pay for it.
        const [{ default: Content }, { slots }] = await Promise.all([load(), import('@console/contracts/slots')]);
        // Entries forget which of the names they had, and which props belong to which.
        const schema = slots[slot as SlotName].props;
        return {
          default: ({ said, onEvent = () => undefined }: Given) =>
            createElement(Content as ComponentType<Record<string, unknown>>, { ...schema.parse(said), onEvent }),
        };
      },
    })),
  );
}
