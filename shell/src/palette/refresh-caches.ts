import { call, CallFailure, dictStore } from '@console/api';
import { refreshCache } from '@console/contracts';
import { i18n } from '@console/i18n';
import { notify } from '@console/ui';
import { noteMenuVersion } from '../menus/menus';

/** Menus, labels and lists as they are now, without a reload: nothing that is typed anywhere is touched. */
export async function refreshCaches(): Promise<void> {
  try {
    const { menuVersion } = await call(refreshCache, {});
    noteMenuVersion(menuVersion);
    await dictStore.refresh();
    notify(i18n.t('palette.refreshed'));
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    notify(error.message, { tone: 'bad' });
  }
}
