import { defineRemote } from '@console/remote-kit';
import { contributes, screens } from './screens';
import { texts } from './texts';

export const { bootstrap, mount, update, unmount } = defineRemote({
  remote: `${__REMOTE__}@${__VERSION__}`,
  screens,
  contributes,
  ...texts,
});
