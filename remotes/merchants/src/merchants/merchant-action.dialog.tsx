import {
  discardMerchantChanges,
  type Merchant,
  merchantDetail,
  renewReferralCode,
  resumeMerchant,
  suspendMerchant,
} from '@console/contracts/merchants';
import { ActionDialog, type ActionProps, fieldsOf, useLocalText } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { MerchantCloseDialog } from './merchant-close.dialog';

const operations = {
  SUSPEND: suspendMerchant,
  RESUME: resumeMerchant,
  RENEW: renewReferralCode,
  DISCARD: discardMerchantChanges,
} as const;

type Action = keyof typeof operations | 'CLOSE';
type Acted = Pick<Merchant, 'id' | 'name' | 'merchantNo' | 'version'>;

const fields = fieldsOf(resumeMerchant.input, 'merchant');
const suspension = fieldsOf(suspendMerchant.input, 'merchant');

export default function MerchantActionDialog({ action, record, ...page }: ActionProps<Acted, Action>) {
  const { t } = useTranslation();
  const name = useLocalText()(record.name);
  if (action === 'CLOSE') return <MerchantCloseDialog {...page} record={record} name={name} />;
  const about = {
    ...page,
    title: t(`merchant.ask.${action}`, { name }),
    effect: t(`merchant.effect.${action}`),
    submit: { label: t(`merchant.action.${action}`) },
    conflict: { text: t('merchant.changedMeanwhile'), record: merchantDetail },
    done: t(`merchant.done.${action}`, { name }),
    start: { id: record.id, version: record.version },
  };
  if (action === 'SUSPEND')
    return (
      <ActionDialog {...about} operation={suspendMerchant}>
        {() => <suspension.Area name="note" label={t('merchant.reason')} />}
      </ActionDialog>
    );
  return (
    <ActionDialog {...about} operation={operations[action]}>
      {() => <fields.Area name="note" />}
    </ActionDialog>
  );
}
