import type { IconName } from '@console/ui';

/** The catalogue of icons is ours and the name is the server's: an unknown one shows as the default. */
export const iconOf = (name: string): IconName => (name === '' ? 'file' : (name as IconName));
