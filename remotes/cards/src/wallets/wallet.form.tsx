import { listMerchantOptions, type ShareRule } from '@console/contracts/cards';
import { createWallet } from '@console/contracts/wallets';
import { usePage } from '@console/remote-kit';
import { CallFailed, CallRefused, useOperation, usePageForm, useRecord, useSaveKey } from '@console/screens';
import { PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { FormFooter } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useRuleDialog } from '../pools/use-rule-dialog';
import { WalletFields } from './wallet-fields';
import { walletHref, walletsHref } from './wallet-pages';

export default function WalletFormPage() {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listMerchantOptions, {});
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('wallet.form.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (result.data) return <WalletForm merchants={result.data.list} />;
  return (
    <PageBody>
      <Skeleton rows={8} />
    </PageBody>
  );
}

type Merchants = Parameters<typeof WalletFields>[0]['merchants'];

function WalletForm({ merchants }: { merchants: Merchants }) {
  const { t } = useTranslation();
  const { key, shell } = usePage();
  const { bind, form } = usePageForm({
    schema: createWallet.input,
    start: { cardholderIds: [], userEmails: [] },
  });
  const { progress, send } = useOperation(createWallet);
  const rules = useRuleDialog(
    (rule: ShareRule) => form.setAll({ ...form.values, merchantId: rule.merchant.id, ruleId: rule.id }),
    'WALLET',
  );
  const leave = (to: string) => {
    shell.setDirty(key, false);
    shell.navigate(to, { replace: true });
    shell.close(key);
  };
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    shell.notify({ tone: 'ok', text: t('wallet.created', { name: sent.data.name }) });
    leave(walletHref(sent.data.id));
  };
  useSaveKey(() => void save());
  // What stands next to its field is not said twice.
  const failure = 'failure' in progress && progress.failure.fieldErrors.length === 0 ? progress.failure : null;
  return (
    <>
      <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
        <PageBody
          footer={
            <FormFooter
              primary={{ label: t('wallet.create'), loading: progress.at === 'sending' }}
              cancel={{ onClick: () => leave(walletsHref) }}
              errorCount={form.errorCount}
            />
          }
        >
          <PageHeader title={t('wallet.create.title')} />
          <Surface flush>
            <WalletFields form={form} merchants={merchants} rules={rules} />
          </Surface>
          {failure && <CallRefused failure={failure} />}
        </PageBody>
      </form>
      {rules.dialog}
    </>
  );
}
