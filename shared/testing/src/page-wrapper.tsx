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

/** Page around a tested hook; `answered` contains responses that the previous version got. */
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
