import { readShareRule, type ShareRule } from '@console/contracts/cards';
import { formatCount, formatDateTime } from '@console/i18n';
import { CallFailed, type Query, useDicts, useLocalText, useRecord, useShown } from '@console/screens';
import { Button, Facts, Notice, Skeleton, StatusBadge } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import type { RowAction } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { useReloadOn } from '../common/use-reload-on';
import { hasRatio } from '../pools/share-rule-terms';
import { RuleUses } from './rule-uses';
import { ruleDicts, ruleStatusOf, topUpText, countText } from './rule-words';

interface RuleRecordDialogProps {
  id: string;
  /** Rules on the current page of the list, for previous and next. */
  rows: ShareRule[];
  /** Number of changes so far; each change reloads the rule. */
  turn: number;
  actionsOf: (rule: ShareRule) => RowAction[];
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Drawer of one rule: its terms, and the groups and wallets that use it. */
export default function RuleRecordDialog({ id, rows, turn, actionsOf, onShow, onClose }: RuleRecordDialogProps) {
  const { t } = useTranslation();
  const { label } = useDicts(ruleDicts);
  const query = useRecord(readShareRule, { id }, { keeps: true });
  useReloadOn(turn, query.reload);
  const place = rows.findIndex((row) => row.id === id);
  const shown = query.result.data?.rule.id === id ? query.result.data.rule : rows[place];
  const to = (neighbour: ShareRule | undefined) => neighbour && (() => onShow(neighbour.id));
  return (
    <Drawer
      open
      title={shown ? shown.name : t('rule.one')}
      head={shown && <StatusBadge {...ruleStatusOf(shown.status, label)} />}
      actions={
        shown &&
        actionsOf(shown)
          .filter(({ disabled }) => !disabled)
          .map((action) => (
            <Button key={action.key} {...(action.icon && { icon: action.icon })} onClick={action.onClick}>
              {action.label}
            </Button>
          ))
      }
      onClose={onClose}
      onPrevious={place > 0 ? to(rows[place - 1]) : undefined}
      onNext={place >= 0 ? to(rows[place + 1]) : undefined}
    >
      <RuleRecord id={id} query={query} />
    </Drawer>
  );
}

type RecordQuery = Query<{ rule: ShareRule; uses: Parameters<typeof RuleUses>[0]['uses'] }>;

function RuleRecord({ id, query: { result, reload } }: { id: string; query: RecordQuery }) {
  const { t } = useTranslation();
  if (result.at === 'failed')
    return <CallFailed title={t('rule.failedOne')} failure={result.failure} onRetry={() => reload()} />;
  const record = result.data;
  if (record?.rule.id !== id) return <Skeleton rows={8} />;
  const { rule, uses } = record;
  return (
    <>
      {rule.status === 'DISABLED' && <Notice>{t('rule.isDisabled')}</Notice>}
      {rule.usedBy > 0 && <Notice>{t('rule.isUsed', { count: rule.usedBy })}</Notice>}
      <RuleFacts rule={rule} />
      {uses.length > 0 && <RuleUses uses={uses} total={rule.usedBy} />}
    </>
  );
}

function RuleFacts({ rule }: { rule: ShareRule }) {
  const { t } = useTranslation();
  const { label } = useDicts(ruleDicts);
  const { zone } = useShown();
  const textOf = useLocalText();
  const { type, floatingPercent, warningPercent, maxCards, topUpByPercent, topUpMaxPerDay } = rule;
  const ratio = { label: t('rule.floatingPercent'), value: `${floatingPercent}%` };
  return (
    <Facts
      items={[
        { label: t('card.merchant'), value: textOf(rule.merchant.name) },
        { label: t('pool.type'), value: label('share_rule_type', type) },
        ...(hasRatio(type) ? [ratio] : []),
        { label: t('rule.warningPercent'), value: `${warningPercent}%` },
        { label: t('rule.maxCards'), value: formatCount(maxCards) },
        { label: t('rule.topUps'), value: topUpText(rule, t) },
        ...(typeof topUpByPercent === 'number'
          ? [
              { label: t('rule.topUpByPercent'), value: `${topUpByPercent}%` },
              { label: t('rule.topUpMaxPerDay'), value: topUpMaxPerDay },
            ]
          : []),
        { label: t('rule.usedBy'), value: countText(rule, t) },
        { label: t('card.createdAt'), value: formatDateTime(rule.createdAt, zone) },
      ]}
    />
  );
}
