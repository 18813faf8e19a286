import type { ReactNode } from 'react';
import type { PictureName } from './picture';
import { StatePage } from './state-page';

/** Props of `Empty`. */
export interface EmptyProps {
  /** What is missing; cards unless told. */
  picture?: PictureName;
  title: string;
  message?: string;
  children?: ReactNode;
}

/** Nothing there yet: one sentence, one action. */
export const Empty = ({ picture = 'empty', title, message, children }: EmptyProps) => (
  <StatePage picture={picture} title={title} message={message}>
    {children}
  </StatePage>
);
