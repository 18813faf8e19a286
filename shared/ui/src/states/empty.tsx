import type { ReactNode } from 'react';
import type { PictureName } from './picture';
import { StatePage } from './state-page';

/** Props of `Empty`. */
export interface EmptyProps {
  /** Drawing; cards by default. */
  picture?: PictureName;
  title: string;
  message?: string;
  children?: ReactNode;
}

/** State of a list without records: one sentence, one action. */
export const Empty = ({ picture = 'empty', title, message, children }: EmptyProps) => (
  <StatePage picture={picture} title={title} message={message}>
    {children}
  </StatePage>
);
