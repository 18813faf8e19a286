import type { Feature } from '../../../platform/feature';
import { shareGroupDicts, shareGroupMenus } from './share-group.data';
import { shareGroupJobs } from './share-group.jobs';
import { shareGroupRoutes } from './share-group.routes';

export const shareGroupFeature: Feature = {
  name: 'cards/share-groups',
  reference: { dicts: shareGroupDicts, menus: shareGroupMenus },
  routes: [shareGroupRoutes],
  jobs: () => shareGroupJobs,
};
