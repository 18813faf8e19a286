import type { ReactNode } from 'react';
import { StatePage } from './state-page';

/** Nothing there yet: one sentence, one action. */
export const Empty = ({ title, message, children }: { title: string; message?: string; children?: ReactNode }) => (
  <StatePage picture="empty" title={title} message={message}>
    {children}
  </StatePage>
);
