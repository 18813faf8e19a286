import type { TransactionDetail } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { useDicts } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { excessOf } from './decision.rules';
import { RuleOfDecline, useRuleMessage } from './rule-of-decline';
import { transactionDicts } from './transaction-dicts';

/** Decline reason in one sentence, with the failed check and a remedy. */
export function DeclineNotice({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const messageOf = useRuleMessage();
  const { declineCode, declineDetail, trace, billed } = transaction;
  if (declineCode === null) return null;
  const excess = excessOf(declineCode, declineDetail, billed.currency);
  const over = excess && formatMoney(excess.over);
  const period = declineDetail['period'];
  const about = { over, period: period ? label('limit_period', period) : '', limit: declineDetail['limit'] };
  const { measure } = declineDetail;
  const worded = excess === null ? label('decline_reason', declineCode) : t(`why.over.${declineCode}`, about);
  const isCounted = measure === 'COUNT' || measure === 'STREAK';
  const title = isCounted ? t(`why.count.${declineCode}`, about) : worded;
  const text = messageOf(declineDetail);
  const fix = t(`why.fix.${declineCode}`, { needed: excess ? formatMoney(excess.needed) : '', over });
  return (
    <Notice tone="bad" title={title}>
      {text && <p>{text}</p>}
      <p>{t('why.step', { step: trace.length })}</p>
      {!isCounted && <p>{fix}</p>}
      <RuleOfDecline inputs={declineDetail} />
    </Notice>
  );
}
