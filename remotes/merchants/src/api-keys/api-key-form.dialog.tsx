import {
  type ApiKeyDetail,
  apiKeyDetail,
  createApiKey,
  listApiKeyScopes,
  updateApiKey,
} from '@console/contracts/merchants';
import type { InputOf } from '@console/contracts';
import { useShell } from '@console/remote-kit';
import {
  BothVersions,
  ChangeRefused,
  fieldsOf,
  FormScope,
  failureOfWhole,
  useLocalText,
  useOperation,
  usePageForm,
  useRecord,
  useVersionedOperation,
} from '@console/screens';
import { Notice } from '@console/ui';
import { FormDialog } from '@console/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressLines } from './address-lines';
import { LastDayField } from './last-day-field';
import { MerchantField } from './merchant-field';
import { ScopesField } from './scopes-field';
import { useShowSecret } from './show-secret';

type Draft = InputOf<typeof createApiKey>;

/** Maximum of addresses that a key can be limited to. */
const addressesMax = 50;
const fields = fieldsOf(createApiKey.input, 'apiKey');

const startOf = (key: ApiKeyDetail | null, merchantId: string | null): Draft => ({
  name: key?.name ?? '',
  scopes: key?.scopes ?? [],
  addresses: key?.addresses ?? [],
  lastDay: key?.lastDay ?? null,
  merchantId: key ? (key.merchant?.id ?? null) : merchantId,
});

interface ApiKeyFormDialogProps {
  /** Null for a new key. */
  record: ApiKeyDetail | null;
  /** Merchant of the page, which a new key is limited to; null if the merchant can be selected. */
  merchant: { id: string; name: string } | null;
  onDone: () => void;
  /** Called if the page shows outdated data. */
  onChanged: () => void;
  onClose: () => void;
}

/** Creates or edits a key. A created key shows its secret. */
export function ApiKeyFormDialog({ record, merchant, onDone, onChanged, onClose }: ApiKeyFormDialogProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const [opened] = useState(record);
  const { bind, form } = usePageForm({
    schema: createApiKey.input,
    start: startOf(record, merchant?.id ?? null),
    version: record?.version,
  });
  const { save, isSending, refusal } = useSavingKey({ form, record, onDone, onChanged, onClose });
  const offered = useRecord(listApiKeyScopes, {});
  const own = record?.merchant;
  const fixed = own ? { id: own.id, name: textOf(own.name) } : merchant;
  return (
    <FormDialog
      width={680}
      title={record ? t('apiKey.edit.title', { name: record.name }) : t('apiKey.create.title')}
      bind={bind}
      close={t('apiKey.cancel')}
      submit={{ label: t(record ? 'apiKey.save' : 'apiKey.createAndShow'), isSending }}
      onSubmit={save}
      onClose={onClose}
    >
      <FormScope form={form} isNew={record === null}>
        {!record && <Notice>{t('apiKey.form.about')}</Notice>}
        <fields.Text name="name" width="full" hint={t('apiKey.form.nameHint')} />
        <MerchantField
          value={form.values.merchantId ?? null}
          onChange={(merchantId) => form.set('merchantId', merchantId)}
          onOnly={(merchantId) => form.setDefault('merchantId', merchantId)}
          error={form.errorOf('merchantId')}
          fixed={fixed}
          isDisabled={record !== null || merchant !== null}
          offersAll={record !== null || offered.result.data?.allMerchants}
        />
        <ScopesField offered={offered} held={record?.scopeList ?? []} />
        <AddressLines form={form} max={addressesMax} />
        <LastDayField
          value={form.values.lastDay ?? null}
          onChange={(day) => form.set('lastDay', day)}
          onBlur={() => form.touch('lastDay')}
          error={form.errorOf('lastDay')}
        />
      </FormScope>
      <ChangeRefused {...refusal} changed={t('apiKey.changed')} />
      {opened && refusal.newer && (
        <BothVersions ns="apiKey" {...{ opened, form }} newer={refusal.newer} start={(newer) => startOf(newer, null)} />
      )}
    </FormDialog>
  );
}

type Saving = Omit<ApiKeyFormDialogProps, 'merchant'> & {
  form: ReturnType<typeof usePageForm<Draft>>['form'];
};

function useSavingKey({ form, record, onDone, onChanged, onClose }: Saving) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const showSecret = useShowSecret();
  const creating = useOperation(createApiKey);
  const updating = useVersionedOperation(updateApiKey, apiKeyDetail, (newer) => {
    form.setVersion(newer.version);
    onChanged();
  });
  const create = async () => {
    const sent = await form.submit(creating.send);
    if (sent?.at !== 'done') return;
    const { secret, key } = sent.data;
    onClose();
    showSecret({ secret, name: key.name, scopes: key.scopes });
    onDone();
  };
  const update = async ({ id }: ApiKeyDetail) => {
    const sent = await form.submit(({ merchantId: _merchantId, ...draft }) =>
      updating.send({ ...draft, id, version: form.version }),
    );
    if (sent?.at !== 'done') return;
    notify({ tone: 'ok', text: t('apiKey.saved', { name: sent.data.name }) });
    onClose();
    onDone();
  };
  return {
    save: () => (record ? update(record) : create()),
    isSending: (record ? updating : creating).progress.at === 'sending',
    refusal: record ? updating.refusal : { failure: failureOfWhole(creating.progress), newer: undefined },
  };
}
