import type { SlotEvent, SlotName, SlotProps } from '@console/contracts/slots';
import { createElement, type ComponentType } from 'react';
import type { Given, Part } from './page-loader';

/** Props of a contribution: the props of its page, and a function to report events. */
export type ContributionProps<Name extends SlotName> = SlotProps<Name> & {
  onEvent: (event: SlotEvent<Name>) => void;
};

/** Component that a remote adds to pages of other remotes. */
interface Contribution<Name extends SlotName> {
  /** Key of its title in the remote's locale files. */
  title: string;
  /** Button code of the required permission. */
  permission: string;
  /** Folder of its texts, in a remote that loads texts by feature. */
  texts?: string;
  load: () => Promise<{ default: ComponentType<ContributionProps<Name>> }>;
}

type Contributions = { readonly [Name in SlotName]?: Readonly<Record<string, Contribution<Name>>> };

/**
 * Declares the contributions of a remote, by slot and name. The build also reads them, for the manifest. Each
 * contribution gets its page's props, validated by the contract of its own build; invalid props break only the
 * contribution.
 */
export function defineContributions(contributions: Contributions): readonly Part[] {
  return Object.entries(contributions).flatMap(([slot, named]) =>
    Object.entries(named).map(([name, { texts, load }]): Part => ({
      name: `${slot}/${name}`,
      texts,
      load: async () => {
        // The slot schemas are loaded when a slot is filled, because the first visit of a page does not need them.
        const [{ default: Content }, { slots }] = await Promise.all([load(), import('@console/contracts/slots')]);
        // `Object.entries` loses the slot names and the types of their props.
        const schema = slots[slot as SlotName].props;
        return {
          default: ({ said, onEvent = () => undefined }: Given) =>
            createElement(Content as ComponentType<Record<string, unknown>>, { ...schema.parse(said), onEvent }),
        };
      },
    })),
  );
}
