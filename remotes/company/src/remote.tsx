import { defineRemote } from '@console/remote-kit';
import { features, locales } from './locales';
import { contributes, screens } from './screens';

export const { bootstrap, mount, update, unmount } = defineRemote({
  remote: `${__REMOTE__}@${__VERSION__}`,
  screens,
  contributes,
  locales,
  features,
});
