import type { ShareGroup } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { useDicts, useIsNarrow, useLocalText, useShown } from '@console/screens';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { poolColumns } from '../pools/pool-columns';
import { poolDicts } from '../pools/pool-dicts';
import classes from '../pools/pool.module.css';

/** Columns of the list, the same until a word of them changes. */
export function useGroupColumns(): Column<ShareGroup>[] {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const textOf = useLocalText();
  const { zone } = useShown();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const { name, available, merchant, cards, deposit, status, createdAt } = poolColumns<ShareGroup>({
      t,
      label,
      textOf,
      zone,
      dict: 'share_group_status',
    });
    if (isNarrow) return [name, available];
    const type: Column<ShareGroup> = {
      key: 'type',
      title: t('pool.type'),
      width: 144,
      render: ({ rule, onCards }) => (
        <span className={classes.stack}>
          <span>{label('share_rule_type', rule.type)}</span>
          {onCards && <small className={classes.muted}>{t('group.onCards', { amount: formatMoney(onCards) })}</small>}
        </span>
      ),
    };
    return [name, type, merchant, cards, deposit, available, status, createdAt];
  }, [t, label, textOf, zone, isNarrow]);
}
