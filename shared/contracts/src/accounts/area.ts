import type { Area } from '../area';

export const accountsArea = { jobs: ['ACCOUNT_EXPORT'] } as const satisfies Area;
