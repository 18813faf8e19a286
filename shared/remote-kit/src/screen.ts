import type { PageName } from '@console/contracts';
import type { ComponentType } from 'react';

/** A page of a remote. */
export interface Screen {
  /** Page name of the specification; also its address below `/main/`. */
  name: PageName;
  /** Key of its title in the remote's locale files. */
  title: string;
  /** Key of the tab title for one record, with `{{placeholders}}` that the page sets with `usePageTitle`. */
  tab?: string;
  /** Button code of the required permission. */
  permission: string;
  /** Folder of its texts, in a remote that loads texts by feature. */
  texts?: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** Declares the pages of a remote. The build also reads them, for the manifest. */
export const defineScreens = <const S extends readonly Screen[]>(screens: S): S => screens;
