import type { IconName } from '@console/ui';

/** The icon name comes from the server; `Icon` renders unknown names as the default icon. */
export const iconOf = (name: string): IconName => (name === '' ? 'file' : (name as IconName));
