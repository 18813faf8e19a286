import { type MerchantDetail, showMerchantBankAccount } from '@console/contracts/merchants';
import { MaskedValue, useMaskedValues } from '@console/screens';
import { Facts, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';

interface Props {
  merchant: MerchantDetail;
  /** Called after the account number was revealed, which the audit log records. */
  onShown: () => void;
}

/** Currencies and payout account of the merchant. The account number is masked until a user requests it. */
export function MerchantBank({ merchant, onShown }: Props) {
  const { t } = useTranslation();
  const { id, version, currencies, bankName, bankAccountName, bankAccountNo, bankSwift, settlementEmails } = merchant;
  const { values, show, isSending, problem } = useMaskedValues(showMerchantBankAccount, {
    version,
    valuesOf: ({ bankAccountNo: whole }) => ({ bankAccountNo: whole }),
    onShown,
  });
  return (
    <Surface title={t('merchant.settlement')}>
      <Facts
        items={[
          { label: t('merchant.currencies'), value: currencies.join(', ') || '–' },
          { label: t('merchant.bankName'), value: bankName || '–' },
          { label: t('merchant.bankAccountName'), value: bankAccountName || '–' },
          {
            label: t('merchant.bankAccountNo'),
            value: (
              <MaskedValue
                field={bankAccountNo}
                value={values.bankAccountNo}
                label={bankAccountNo.masked === '' ? undefined : t('merchant.showBankAccount')}
                onShow={() => show({ id })}
                isSending={isSending}
              />
            ),
          },
          { label: t('merchant.bankSwift'), value: bankSwift || '–' },
          { label: t('merchant.settlementEmails'), value: settlementEmails.join(', ') || '–' },
        ]}
      />
      {problem}
    </Surface>
  );
}
