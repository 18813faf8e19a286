import type { Module } from '../../../platform/module';
import { shareGroupDicts, shareGroupMenus } from './share-group.data';
import { shareGroupJobs } from './share-group.jobs';
import { shareGroupRoutes } from './share-group.routes';

export const shareGroupModule: Module = {
  name: 'cards/share-groups',
  reference: { dicts: shareGroupDicts, menus: shareGroupMenus },
  routes: [shareGroupRoutes],
  jobs: () => shareGroupJobs,
};
