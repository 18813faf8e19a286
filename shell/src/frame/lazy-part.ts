import { lazy, type ComponentType } from 'react';

/** A part of the shell that loads when it is first shown; one that cannot be had shows nothing and breaks nothing. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
