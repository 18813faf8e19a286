import type { TransactionDetail } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { useDicts } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { excessOf } from './decision.rules';
import { RuleOfDecline } from './rule-of-decline';
import { transactionDicts } from './transaction-dicts';

/** Why a purchase was declined in one sentence, at which step, and what would let it through. */
export function DeclineNotice({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const { declineCode, declineDetail, trace, billed } = transaction;
  if (declineCode === null) return null;
  const excess = excessOf(declineCode, declineDetail, billed.currency);
  const over = excess && formatMoney(excess.over);
  const period = declineDetail['period'];
  const about = { over, period: period ? label('limit_period', period) : '', limit: declineDetail['limit'] };
  const isCount = declineDetail['measure'] === 'COUNT';
  const worded = excess === null ? label('decline_reason', declineCode) : t(`why.over.${declineCode}`, about);
  const title = isCount ? t('why.count.LIMIT_EXCEEDED', about) : worded;
  const fix = t(`why.fix.${declineCode}`, { needed: excess ? formatMoney(excess.needed) : '', over });
  return (
    <Notice tone="bad" title={title}>
      <p>{t('why.step', { step: trace.length })}</p>
      {!isCount && <p>{fix}</p>}
      <RuleOfDecline inputs={declineDetail} />
    </Notice>
  );
}
