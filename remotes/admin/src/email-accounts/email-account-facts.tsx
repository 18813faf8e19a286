import type { EmailAccount } from '@console/contracts/email-accounts';
import { formatDateTime } from '@console/i18n';
import { useShown } from '@console/screens';
import { CopyText, Facts, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';

export function EmailAccountFacts({ account }: { account: EmailAccount }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  return (
    <Surface title={t('emailAccount.facts')}>
      <Facts
        items={[
          { label: t('emailAccount.senderName'), value: account.senderName },
          { label: t('emailAccount.senderAddress'), value: account.senderAddress },
          { label: t('emailAccount.replyTo'), value: account.replyTo || '–' },
          { label: t('emailAccount.updatedBy'), value: account.updatedBy || '–' },
          { label: t('emailAccount.updatedAt'), value: formatDateTime(account.updatedAt, zone) },
          { label: t('emailAccount.id'), value: <CopyText text={account.id} /> },
        ]}
      />
    </Surface>
  );
}
