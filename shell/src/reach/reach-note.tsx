import { isServerLost, onReach } from '@console/api';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import css from './reach-note.module.css';

/** Warning while the server is unreachable. Screen readers announce it. */
export function ReachNote() {
  const { t } = useTranslation();
  const isLost = useSyncExternalStore(onReach, isServerLost);
  return (
    <output data-reach={isLost ? 'lost' : 'ok'}>{isLost && <span className={css.note}>{t('reach.lost')}</span>}</output>
  );
}
