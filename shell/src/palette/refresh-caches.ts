import { call, CallFailure, dictStore } from '@console/api';
import { refreshCache } from '@console/contracts';
import { i18n } from '@console/i18n';
import { notify } from '@console/ui';
import { noteMenuVersion } from '../menus/menus';

/** Reloads menus, labels and lists without reloading the page, so that unsaved input is kept. */
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
