import type { Feature } from '../../../platform/feature';
import { apiKeyDicts } from './api-key.data';
import { apiKeyRoutes } from './api-key.routes';
import { notifyDueKeys } from './notify-due-keys.actions';

/** Polling interval. Owners are notified days in advance, so a minute is sufficient. */
const noticeMs = 60_000;

export const apiKeyFeature: Feature = {
  name: 'merchants/api-keys',
  reference: { dicts: apiKeyDicts },
  routes: [apiKeyRoutes],
  pollers: (work) => [
    {
      name: 'notify owners of ending API keys',
      everyMs: noticeMs,
      followsClock: true,
      poll: () => notifyDueKeys(work),
    },
  ],
};
