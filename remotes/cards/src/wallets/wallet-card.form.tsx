import { createShareCardBatch } from '@console/contracts/cards';
import type { OutputOf } from '@console/contracts';
import { listWalletBins, readWallet, type Wallet } from '@console/contracts/wallets';
import { formatMoney } from '@console/i18n';
import { usePageTitle, useShell } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { CallFailed, CallRefused, useLeave, usePageForm, useRecord, useSaveKey } from '@console/screens';
import { Empty, Notice, PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { FormFooter, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useWalletHolderChoices } from '../common/holder-choices';
import { useShareCreation } from '../pools/use-share-creation';
import { PoolBinField } from '../pools/pool-bin-field';
import { PoolCardFields, PoolLimitFields } from '../pools/pool-card-fields';
import { WalletFigures } from './wallet-figures';
import { limitMaxOf } from './wallet-limit.rules';
import { walletHref } from './wallet-pages';
import { useReasonText } from '../common/use-reason-text';

export default function WalletCardFormPage() {
  const { t } = useTranslation();
  const id = useSearchParams()[0].get('id');
  if (!id) return <Empty picture="choice" title={t('wallet.noId')} />;
  return <LoadedWallet key={id} id={id} />;
}

function LoadedWallet({ id }: { id: string }) {
  const { t } = useTranslation();
  const wallet = useRecord(readWallet, { id });
  const bins = useRecord(listWalletBins, { walletId: id });
  usePageTitle(wallet.result.data && { name: wallet.result.data.name });
  const broken = [wallet, bins].find(({ result }) => result.at === 'failed' && !result.data);
  if (broken?.result.at === 'failed')
    return (
      <CallFailed
        title={t('wallet.card.failed')}
        failure={broken.result.failure}
        onRetry={() => [wallet, bins].forEach((one) => one.reload())}
      />
    );
  if (wallet.result.data && bins.result.data)
    return <WalletCardForm wallet={wallet.result.data} {...bins.result.data} />;
  return (
    <PageBody>
      <Skeleton rows={8} />
    </PageBody>
  );
}

/** Creates cards of a wallet, with a BIN in its currency and a limit up to its card limit. */
function WalletCardForm({ wallet, list: bins, oneByOne }: { wallet: Wallet } & OutputOf<typeof listWalletBins>) {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const { notify } = useShell();
  const leave = useLeave();
  const { id, name, currency } = wallet;
  const { bind, form } = usePageForm({ schema: createShareCardBatch.input, start: { poolId: id, count: 1 } });
  const { progress, send } = useShareCreation();
  const { values, errorOf } = form;
  const holders = useWalletHolderChoices(id, values.cardholderId);
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    const { made, to } = sent.data;
    notify({ tone: 'ok', text: t(made, { count: values.count }) });
    leave(to ?? walletHref(id));
  };
  useSaveKey(() => void save());
  const failure = 'failure' in progress && progress.failure.fieldErrors.length === 0 ? progress.failure : null;
  const ofWallet = errorOf('poolId');
  const refused = wallet.allowedActions.find(({ action }) => action === 'ADD_CARD')?.reason;
  return (
    <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
      <PageBody
        footer={
          <FormFooter
            primary={{ label: t('card.createCount', { count: values.count ?? 1 }), loading: progress.at === 'sending' }}
            cancel={{ onClick: () => leave(walletHref(id)) }}
            errorCount={form.errorCount}
          />
        }
      >
        <PageHeader title={t('wallet.card.title', { name })} />
        <WalletFigures wallet={wallet} />
        {ofWallet !== undefined && <Notice tone="bad">{ofWallet}</Notice>}
        {wallet.status !== 'ACTIVE' && <Notice tone="warn">{t(`wallet.card.${wallet.status}`)}</Notice>}
        {wallet.status === 'ACTIVE' && refused && <Notice tone="warn">{reasonText(refused)}</Notice>}
        <Surface flush>
          <FormSection title={t('wallet.card.what')} description={t('wallet.card.whatAbout')}>
            <PoolBinField form={form} currency={currency} bins={bins} />
            <PoolCardFields
              form={form}
              holders={holders}
              bin={bins.find((bin) => bin.id === values.binId)}
              isOneByOne={oneByOne}
            />
          </FormSection>
          <FormSection title={t('wallet.card.limits')} description={t('wallet.card.limitsAbout')}>
            <PoolLimitFields
              form={form}
              currency={currency}
              hint={t('wallet.card.limitMax', { max: formatMoney(limitMaxOf(wallet)) })}
            />
          </FormSection>
        </Surface>
        {failure && <CallRefused failure={failure} />}
      </PageBody>
    </form>
  );
}
