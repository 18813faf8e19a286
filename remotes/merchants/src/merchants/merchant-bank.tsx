import { type MerchantDetail, showMerchantBankAccount } from '@console/contracts/merchants';
import { CallRefused, useOperation } from '@console/screens';
import { Facts, IconButton, Surface } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  merchant: MerchantDetail;
  /** The account number was shown, which the audit log says. */
  onShown: () => void;
}

/** Currencies of the merchant, and the bank account that it is paid to. The number is masked until it is asked for. */
export function MerchantBank({ merchant, onShown }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ version: number; number: string } | null>(null);
  const { progress, send } = useOperation(showMerchantBankAccount);
  const { id, version, currencies, bankName, bankAccountName, bankAccountNo, bankSwift, settlementEmails } = merchant;
  // What was shown is hidden again once the merchant has changed.
  const number = shown?.version === version ? shown.number : null;
  const show = async () => {
    const sent = await send({ id });
    if (sent.at !== 'done') return;
    setShown({ version, number: sent.data.bankAccountNo });
    onShown();
  };
  const canShow = bankAccountNo.revealable && bankAccountNo.masked !== '' && number === null;
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
              <>
                {number ?? (bankAccountNo.masked || '–')}
                {canShow && (
                  <IconButton
                    size="small"
                    icon="eye"
                    label={t('merchant.showBankAccount')}
                    disabled={progress.at === 'sending'}
                    onClick={() => void show()}
                  />
                )}
              </>
            ),
          },
          { label: t('merchant.bankSwift'), value: bankSwift || '–' },
          { label: t('merchant.settlementEmails'), value: settlementEmails.join(', ') || '–' },
        ]}
      />
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </Surface>
  );
}
