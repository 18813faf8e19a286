import { PageContext, type HandoverRegistry, type ShellServices } from '@console/remote-kit';
import type { ReactNode } from 'react';

const nothing = () => undefined;

const shell: ShellServices = {
  navigate: nothing,
  close: nothing,
  setDirty: nothing,
  setTitle: nothing,
  notify: nothing,
  beginWaiting: () => nothing,
  showJobs: nothing,
  onRecord: () => nothing,
};

/** The page around a hook that is tested by itself; `answered` is what a version before was answered. */
export function pageWrapper(answered: Record<string, unknown> = {}) {
  const registry: HandoverRegistry = {
    join: nothing,
    changed: nothing,
    keepAnswer: nothing,
    takeAnswer: ({ part }, take) => {
      const response = answered[part];
      delete answered[part];
      if (response !== undefined) take(response);
    },
  };
  const page = { key: 'page', shell, registry };
  return ({ children }: { children: ReactNode }) => <PageContext value={page}>{children}</PageContext>;
}
