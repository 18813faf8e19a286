import type { PageName } from '@console/contracts';
import type { ComponentType } from 'react';

/** One page of a remote. */
export interface Screen {
  /** Page name of the specification; also its address below `/main/`. */
  name: PageName;
  /** Key of its title in the remote's locale files. */
  title: string;
  /** Key of what the tab of one record says, with `{{holes}}` that the page fills through `usePageTitle`. */
  tab?: string;
  /** Button code that opens it. */
  permission: string;
  /** Folder whose texts come with it, in a remote that loads the texts of each feature by themselves. */
  texts?: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** The table of contents of a remote. The build reads it too, for the pages in the manifest. */
export const defineScreens = <const S extends readonly Screen[]>(screens: S): S => screens;
