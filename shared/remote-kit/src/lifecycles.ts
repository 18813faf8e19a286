import type { Theme } from '@console/contracts/release';
import type { Locale } from '@console/i18n';
import type { HandoverRegistry } from './handover';
import type { ShellSlots } from './shell-slots';

/** Location of a page. Each page of a remote has its own, so that hidden pages do not follow the active address. */
export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** An open page that a remote must render. */
export interface PageView {
  /** Page name and record, stable while the page is open. */
  key: string;
  /** Page name of the specification, such as `cards-balance`. */
  page: string;
  location: PageLocation;
  /** Whether it is the visible page; the others stay mounted and hidden. */
  active: boolean;
  /** Props from the surrounding page for a contribution. `page` then names the slot and the contribution. */
  contribution?: { said: object; onEvent: (event: unknown) => void; isInline: boolean };
}

/** Values for the placeholders of a tab title. */
export type TabFill = Readonly<Record<string, string>>;

/** Text of a notice with an optional action. A shell without support for actions shows only the text. */
interface ShellNotice {
  tone: 'ok' | 'bad' | 'info';
  text: string;
  action?: { label: string; onSelect: () => void };
}

/** Services of the shell for remotes. */
export interface ShellServices {
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Closes an open page, such as a form that was saved. */
  close: (key: string) => void;
  /** Sets whether leaving the page would lose unsaved input. */
  setDirty: (key: string, isDirty: boolean) => void;
  /**
   * Sets the placeholders of the page's `tab` title to language-independent values, such as the last digits of a
   * number.
   */
  setTitle: (key: string, fill: TabFill) => void;
  /** Shows a short notice that does not interrupt. */
  notify: (notice: ShellNotice) => void;
  /** Marks that the visible page is loading. Returns the function to call when it is done. */
  beginWaiting: () => () => void;
  /** Opens the list of jobs, after a page has started one. Jobs continue without the page. */
  showJobs: () => void;
  /** Registers a callback for additions to this record that the server reports. Returns a function that removes it. */
  onRecord: (id: string, handler: () => void) => () => void;
  /** Contributions of other remotes to this remote's pages; absent in a shell that does not support slots. */
  slots?: ShellSlots;
}

/** Props that the shell passes to a mounted remote version, initially and after each change. */
export interface RemoteProps {
  /** Unique for each mount; never reused. */
  name: string;
  domElement: HTMLElement;
  pages: PageView[];
  shell: ShellServices;
  /** Each mount has its own, because two versions of a page can be mounted at the same time. */
  registry: HandoverRegistry;
  locale: Locale;
  theme: Theme;
  /** Set while the version is hidden, to check that it works and to prepare it to take over. */
  trial: boolean;
  /** Called with an error that no boundary of the remote caught: the version is broken. */
  onFatal: (error: unknown) => void;
  /** Called with an error that the boundary of one page caught; the rest of the version continues. */
  onPageFault: (error: unknown, page: string) => void;
}

/** Exports of `./remote` of every remote. The shell calls each of them with a deadline. */
export interface RemoteLifecycles {
  bootstrap: (props: RemoteProps) => Promise<unknown>;
  mount: (props: RemoteProps) => Promise<unknown>;
  update: (props: RemoteProps) => Promise<unknown>;
  unmount: (props: RemoteProps) => Promise<unknown>;
}
