import { type LimitRule, readLimitRule } from '@console/contracts/cards';
import { formatCount } from '@console/i18n';
import { CallFailed, useDicts, useLocalText, useRecord } from '@console/screens';
import { Button, Facts, Notice, Skeleton } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import type { RowAction } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { limitDicts } from './limit-dicts';
import { LimitItems } from './limit-items';
import { TrialNotice } from './limit-trial';
import { LimitModeBadge } from './limit-state';
import classes from './limit.module.css';
import { binsText } from './limit-columns';

interface LimitRuleDialogProps {
  id: string;
  /** Rules on the current page of the list, for previous and next. */
  rows: LimitRule[];
  actionsOf: (rule: LimitRule) => RowAction[];
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Drawer of one rule: limits, merchants and declined purchases. */
export default function LimitRuleDialog({ id, rows, actionsOf, onShow, onClose }: LimitRuleDialogProps) {
  const { t } = useTranslation();
  const { label } = useDicts(limitDicts);
  const textOf = useLocalText();
  const { result, reload } = useRecord(readLimitRule, { id });
  const place = rows.findIndex((row) => row.id === id);
  const record = result.data;
  const shown = record?.rule ?? rows[place];
  const to = (neighbour: LimitRule | undefined) => neighbour && (() => onShow(neighbour.id));
  const edit = record && actionsOf(record.rule).find(({ key }) => key === 'EDIT');
  return (
    <Drawer
      open
      title={shown ? textOf(shown.name) : t('limit.one')}
      head={shown && <LimitModeBadge mode={shown.mode} label={label} />}
      actions={
        edit && (
          <Button icon="pencil" onClick={edit.onClick}>
            {edit.label}
          </Button>
        )
      }
      onClose={onClose}
      onPrevious={place > 0 ? to(rows[place - 1]) : undefined}
      onNext={place >= 0 ? to(rows[place + 1]) : undefined}
    >
      {result.at === 'failed' && (
        <CallFailed title={t('limit.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !record && <Skeleton rows={8} />}
      {record && (
        <div className={classes.parts}>
          {record.trial ? <TrialNotice trial={record.trial} /> : <HitNotice rule={record.rule} />}
          <LimitItems items={record.rule.items} currency={record.rule.currency} />
          <RuleFacts rule={record.rule} timezone={record.timezone} />
        </div>
      )}
    </Drawer>
  );
}

/** Purchases that an active rule has declined. */
function HitNotice({ rule: { mode, hits } }: { rule: LimitRule }) {
  const { t } = useTranslation();
  if (mode === 'INACTIVE') return <Notice>{t('limit.effect.INACTIVE')}</Notice>;
  if (hits.purchases === 0) return <Notice>{t('limit.preview.ACTIVE.none')}</Notice>;
  const purchases = t('limit.purchases', { count: hits.purchases, number: formatCount(hits.purchases) });
  const merchants = t('limit.merchantCount', { count: hits.merchants });
  return <Notice tone="warn">{t('limit.preview.ACTIVE', { purchases, merchants })}</Notice>;
}

function RuleFacts({ rule, timezone }: { rule: LimitRule; timezone: string }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { scope, countedBy, merchants, from, to, priority, isOverridable } = rule;
  const days = from === null && to === null ? t('limit.always') : `${from ?? '…'} – ${to ?? '…'}`;
  return (
    <Facts
      items={[
        { label: t('limit.countedBy'), value: t(`limit.subject.${scope}.${countedBy}`) },
        { label: t('limit.cards'), value: binsText(rule, t) },
        {
          label: t('limit.merchants'),
          value: merchants === null ? t('limit.everyMerchant') : merchants.map(({ name }) => textOf(name)).join(' · '),
        },
        { label: t('limit.effective'), value: days },
        { label: t('limit.zone'), value: timezone },
        { label: t('limit.priority'), value: priority },
        { label: t('limit.own'), value: t(isOverridable ? 'limit.ownAllowed' : 'limit.ownNotAllowed') },
      ]}
    />
  );
}
