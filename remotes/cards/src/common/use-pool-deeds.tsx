import { poolDeeds, type PoolDeed, type ShareGroup } from '@console/contracts/cards';
import type { Wallet } from '@console/contracts/wallets';
import { later } from '@console/remote-kit';
import { useOpened } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PoolKind } from './pool-kind';

/** Loaded with the first click on a deed: most visits only look. */
const dialogs = {
  change: later(() => import('./pool-change.dialog')),
  cancel: later(() => import('./pool-cancel.dialog')),
};

const icons = {
  TOPUP: 'arrow-down',
  WITHDRAW: 'arrow-up',
  FREEZE: 'lock',
  UNFREEZE: 'unlock',
  CANCEL: 'close',
} as const;

interface Told {
  /** The pool is not what the page shows. */
  onChanged: () => void;
  /** A job began that will change it. */
  onJob: (jobId: string) => void;
}

/** What can be done with a pool from its row or its page; a disabled deed says why. */
export function usePoolDeeds<Pool extends ShareGroup | Wallet>(
  kind: PoolKind<Pool>,
  told: Told,
): { actionsOf: (pool: Pool) => RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const { words, frozen, operations } = kind;
  const opened = useOpened('deed', { deed: poolDeeds, pool: operations.CANCEL.output });
  const { open } = opened;
  const actionsOf = useCallback(
    (pool: Pool): RowAction[] =>
      poolDeeds.filter(shownFor(pool.status === frozen)).flatMap((deed) => {
        const allowed = pool.allowedActions.find(({ action }) => action === deed);
        if (!allowed) return [];
        return {
          key: deed,
          icon: icons[deed],
          label: t(deed === 'CANCEL' ? `pool.CANCEL.${words}` : `pool.${deed}`),
          onClick: () => open({ deed, pool }),
          disabled: !allowed.enabled,
          reason: allowed.reason && t(`pool.obstacle.${allowed.reason}.${words}`),
        };
      }),
    [t, open, words, frozen],
  );
  const dialog = opened.show(({ deed, pool }) => {
    const common = { kind, pool, ...told, onClose: opened.close };
    return deed === 'CANCEL' ? <dialogs.cancel {...common} /> : <dialogs.change {...common} deed={deed} />;
  });
  return { actionsOf, dialog };
}

/** One of freezing and unfreezing, as one button for both. */
const shownFor =
  (isFrozen: boolean) =>
  (deed: PoolDeed): boolean =>
    deed !== (isFrozen ? 'FREEZE' : 'UNFREEZE');
