import { poolDeeds, type PoolDeed, type ShareGroup, shareGroup } from '@console/contracts/cards';
import { later } from '@console/remote-kit';
import { useOpened } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Loaded with the first click on a deed: most visits only look. */
const dialogs = {
  money: later(() => import('./group-money.dialog')),
  switch: later(() => import('./group-switch.dialog')),
  cancel: later(() => import('./group-cancel.dialog')),
};

const asked = { deed: poolDeeds, group: shareGroup } as const;

const icons = {
  TOPUP: 'arrow-down',
  WITHDRAW: 'arrow-up',
  FREEZE: 'lock',
  UNFREEZE: 'unlock',
  CANCEL: 'close',
} as const;

interface Told {
  /** The group is not what the list shows. */
  onChanged: () => void;
  /** A job began that will change it. */
  onJob: (jobId: string) => void;
}

/** What can be done with a group from its row; a disabled deed says why. */
export function useGroupDeeds(told: Told): { actionsOf: (group: ShareGroup) => RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const opened = useOpened('deed', asked);
  const { open } = opened;
  const actionsOf = useCallback(
    (group: ShareGroup): RowAction[] =>
      poolDeeds.filter(shownFor(group)).flatMap((deed) => {
        const allowed = group.allowedActions.find(({ action }) => action === deed);
        if (!allowed) return [];
        return {
          key: deed,
          icon: icons[deed],
          label: t(`group.${deed}`),
          onClick: () => open({ deed, group }),
          disabled: !allowed.enabled,
          reason: allowed.reason && t(`group.obstacle.${allowed.reason}`),
        };
      }),
    [t, open],
  );
  const dialog = opened.show(({ deed, group }) => {
    const common = { group, ...told, onClose: opened.close };
    if (deed === 'TOPUP' || deed === 'WITHDRAW') return <dialogs.money {...common} deed={deed} />;
    return deed === 'CANCEL' ? <dialogs.cancel {...common} /> : <dialogs.switch {...common} deed={deed} />;
  });
  return { actionsOf, dialog };
}

/** One of freezing and unfreezing, as one button for both. */
const shownFor =
  ({ status }: ShareGroup) =>
  (deed: PoolDeed): boolean =>
    deed !== (status === 'BLOCKED' ? 'FREEZE' : 'UNFREEZE');
