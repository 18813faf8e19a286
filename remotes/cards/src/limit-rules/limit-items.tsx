import type { Currency } from '@console/contracts';
import type { LimitItemDraft } from '@console/contracts/cards';
import { useDicts, useLocalText } from '@console/screens';
import { Badge } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limitDicts } from './limit-dicts';
import classes from './limit.module.css';
import { useItemLabels } from './use-item-labels';

interface LimitItemsProps {
  items: readonly LimitItemDraft[];
  currency: Currency | null;
  /** Actions of the limit at an index. */
  actionsOf?: (index: number) => ReactNode;
}

/** List of the limits of a rule. */
export function LimitItems({ items, currency, actionsOf }: LimitItemsProps) {
  const { t } = useTranslation();
  const { label } = useDicts(limitDicts);
  const { measured, narrowed } = useItemLabels();
  const textOf = useLocalText();
  const messageOf = ({ messageEn = '', messageZh = '' }: LimitItemDraft) =>
    textOf({ en_US: messageEn || messageZh, zh_CN: messageZh || messageEn });
  return (
    <ul className={classes.items} aria-label={t('limit.items')}>
      {items.map((item, index) => (
        <li key={item.id ?? `new ${String(index)}`}>
          <span className={classes.stack}>
            <span className={classes.itemHead}>
              <strong>{measured(item, currency)}</strong>
              {item.action !== 'DECLINE' && (
                <Badge tone={item.action === 'FREEZE_CARD' ? 'bad' : 'warn'}>
                  {label('limit_action', item.action)}
                </Badge>
              )}
            </span>
            <small className={classes.muted}>
              {narrowed(item, { isWhole: true }).join(' · ') || t('limit.everyShop')}
            </small>
            {messageOf(item) && (
              <small className={classes.muted}>{t('limit.message', { text: messageOf(item) })}</small>
            )}
          </span>
          {actionsOf && <span className={classes.itemActions}>{actionsOf(index)}</span>}
        </li>
      ))}
    </ul>
  );
}
