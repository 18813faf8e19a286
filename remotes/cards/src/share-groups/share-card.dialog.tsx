import {
  createShareCardBatch,
  listIssuableBins,
  listShareGroups,
  type ShareCardDraft,
  type ShareGroup,
} from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import {
  CallRefused,
  type Choices,
  failureOfWhole,
  type Form,
  useChoices,
  usePageForm,
  useRecord,
} from '@console/screens';
import { Field, Select } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { useHolderChoices } from '../common/holder-choices';
import { useShareCreation } from '../pools/use-share-creation';
import { PoolBinField } from '../pools/pool-bin-field';
import { PoolCardFields, PoolLimitFields } from '../pools/pool-card-fields';

interface ShareCardDialogProps {
  onCreated: () => void;
  onClose: () => void;
}

const openGroups = { filter: { status: ['ACTIVE' as const] } };

/** Creates cards of a group. They have a limit instead of a balance, so the form has no deposit. */
export default function ShareCardDialog({ onCreated, onClose }: ShareCardDialogProps) {
  const { t } = useTranslation();
  const { notify, navigate } = useShell();
  const { progress, send } = useShareCreation();
  const failure = failureOfWhole(progress);
  const { bind, form } = usePageForm({ schema: createShareCardBatch.input, start: { count: 1 } });
  const groups = useChoices(listShareGroups, openGroups);
  const bins = useRecord(listIssuableBins, { purpose: 'POOL' }).result.data?.list ?? [];
  const group = groups.rows.find(({ id }) => id === form.values.poolId);
  const bin = bins.find(({ id }) => id === form.values.binId);
  const { choices } = useHolderChoices(group?.merchant.id, [form.values.cardholderId]);

  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    const { made, to } = sent.data;
    notify({ tone: 'ok', text: t(made, { count: form.values.count }) });
    onCreated();
    onClose();
    if (to !== null) navigate(to);
  };
  return (
    <FormDialog
      title={t('shareCard.create')}
      bind={bind}
      close={t('card.close')}
      submit={{ label: t('card.createCount', { count: form.values.count ?? 1 }), isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={onClose}
    >
      <GroupField form={form} groups={groups} group={group} />
      {group?.rule.type === 'EXTENDED_SHARE' && (
        <PoolBinField form={form} currency={group.currency} bins={bins} width="full" />
      )}
      <PoolCardFields form={form} holders={group && choices} bin={bin} width="full" />
      <PoolLimitFields
        form={form}
        currency={group?.currency}
        hint={group && t('shareCard.limitMax', { max: formatMoney(group.deposit) })}
        width="full"
      />
      {failure && <CallRefused failure={failure} />}
    </FormDialog>
  );
}

interface Part {
  form: Form<ShareCardDraft>;
  group: ShareGroup | undefined;
}

function GroupField({ form, groups, group }: Part & { groups: Choices<ShareGroup> }) {
  const { t } = useTranslation();
  const choose = (poolId: string | undefined) => {
    const chosen = groups.rows.find(({ id }) => id === poolId);
    form.setAll({ ...form.values, poolId, binId: chosen?.bin.id, cardholderId: undefined, limit: undefined });
  };
  return (
    <Field
      required
      width="full"
      label={t('shareCard.group')}
      error={form.errorOf('poolId') ?? (group?.rule.type === 'EXTENDED_SHARE' ? undefined : form.errorOf('binId'))}
      hint={group && t('shareCard.groupHas', { amount: formatMoney(group.available), bin: group.bin.bin })}
    >
      <Select
        search
        onTyped={groups.search}
        value={group?.id}
        onChange={choose}
        options={groups.rows.map(({ id, name, poolNo }) => ({ value: id, label: name, description: poolNo }))}
      />
    </Field>
  );
}
