import type { Theme } from '@console/contracts/release';
import type { Locale } from '@console/i18n';
import type { HandoverRegistry } from './handover';
import type { ShellSlots } from './shell-slots';

/** Where a page is: each page of a remote has its own, so a hidden one never follows the active address. */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** One open page that a remote must render. */
export interface PageView {
  /** Page name and record, stable while the page is open. */
  key: string;
  /** Page name of the specification, e.g. `cards-balance`. */
  page: string;
  location: PageLocation;
  /** The one that the user sees; the others stay alive and hidden. */
  active: boolean;
  /** Of a contribution: what the page around it says of itself. `page` then names the slot and the contribution. */
  contribution?: { said: object; onEvent: (event: unknown) => void; isInline: boolean };
}

/** What names a record in the title of its tab, by the names of the holes. */
export type TabFill = Readonly<Record<string, string>>;

/** What a notice says, and the one thing that can be done from it; a shell that knows none says it all the same. */
interface ShellNotice {
  tone: 'ok' | 'bad' | 'info';
  text: string;
  action?: { label: string; onSelect: () => void };
}

/** What belongs to the shell and a remote may ask for. */
export interface ShellServices {
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Forgets an open page, e.g. a form that was saved. */
  close: (key: string) => void;
  /** Says whether leaving this page would lose typed work. */
  setDirty: (key: string, isDirty: boolean) => void;
  /** What fills the holes of the page's `tab` title: the same in every language, such as the end of a number. */
  setTitle: (key: string, fill: TabFill) => void;
  /** A short notice that does not interrupt. */
  notify: (notice: ShellNotice) => void;
  /** Something that the seen page needs is on its way; answers what to call when it is there. */
  beginWaiting: () => () => void;
  /** Opens what tells how far long work is; after a page has begun some. It goes on without the page. */
  showJobs: () => void;
  /** Calls back whenever the server says that something was added to this record; answers how to stop. */
  onRecord: (id: string, handler: () => void) => () => void;
  /** What other remotes contribute to this one's pages; a shell without it knows no slots. */
  slots?: ShellSlots;
}

/** What the shell hands to a mounted remote version, again at every change. */
export interface RemoteProps {
  /** Unique for each mount; never used twice. */
  name: string;
  domElement: HTMLElement;
  pages: PageView[];
  shell: ShellServices;
  /** Each mount has its own: two versions of a page may be there at the same time. */
  registry: HandoverRegistry;
  locale: Locale;
  theme: Theme;
  /** Set while the version is out of sight: to see whether it works, and to make it ready to take over. */
  trial: boolean;
  /** An error that no boundary of the remote caught: this version is broken. */
  onFatal: (error: unknown) => void;
  /** An error that the boundary of one page caught: the rest of the version goes on. */
  onPageFault: (error: unknown, page: string) => void;
}

/** What `./remote` of every remote exports. All of them are called by the shell, each with a deadline. */
export interface RemoteLifecycles {
  bootstrap: (props: RemoteProps) => Promise<unknown>;
  mount: (props: RemoteProps) => Promise<unknown>;
  update: (props: RemoteProps) => Promise<unknown>;
  unmount: (props: RemoteProps) => Promise<unknown>;
}
