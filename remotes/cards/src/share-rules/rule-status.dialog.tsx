import {
  readShareRule,
  setShareRuleStatus,
  shareRule,
  type ShareRule,
  type ShareRuleStatus,
} from '@console/contracts/cards';
import { ActionDialog, useRecord } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { RuleUses } from './rule-uses';

interface RuleStatusDialogProps {
  rule: ShareRule;
  to: ShareRuleStatus;
  /** Null: the rule is not what the page shows. */
  onChanged: (rule: ShareRule | null) => void;
  onClose: () => void;
}

/** Takes a rule out of use or back into it. Who uses it is named before, because for them nothing changes. */
export default function RuleStatusDialog({ rule, to, onChanged, onClose }: RuleStatusDialogProps) {
  const { t } = useTranslation();
  const { id, version, name, usedBy } = rule;
  const uses = useRecord(readShareRule, usedBy > 0 ? { id } : null).result.data?.uses ?? [];
  return (
    <ActionDialog
      title={t(`rule.ask.${to}`, { name })}
      operation={setShareRuleStatus}
      start={{ id, version, status: to }}
      submit={{ label: t(to === 'DISABLED' ? 'rule.action.DISABLE' : 'rule.action.ENABLE') }}
      effect={t(usedBy > 0 ? `rule.effect.${to}.used` : `rule.effect.${to}`, { count: usedBy })}
      conflict={{ text: t('rule.changed'), record: shareRule }}
      done={t(`rule.done.${to}`, { name })}
      onDone={onChanged}
      onChanged={() => onChanged(null)}
      onClose={onClose}
    >
      {() => uses.length > 0 && <RuleUses uses={uses} total={usedBy} />}
    </ActionDialog>
  );
}
