import type { Currency } from '@console/contracts';
import {
  checkLimitMerchant,
  type LimitItem,
  type LimitMerchant,
  limitMerchant,
  type LimitMerchantDraft,
  limitMerchantDraft,
  measuresAmount,
  measuresCount,
  merchantDraftOf,
  merchantItemsOf,
  ownFieldOf,
  saveLimitMerchant,
} from '@console/contracts/cards';
import { usePageTitle, useShell } from '@console/remote-kit';
import {
  BothVersions,
  ChangeRefused,
  type Form,
  useLeave,
  useLocalText,
  usePageForm,
  useSaveKey,
  useVersionedOperation,
} from '@console/screens';
import { Notice, PageBody, PageHeader, Surface } from '@console/ui';
import { AmountInput, DecimalInput, Field, FormFooter, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useItemLabels } from './use-item-labels';
import { useLimitScope } from './use-limit-scope';

/** A section for each limit of the rule, with the override of the merchant. */
export function OwnLimitsForm({ record }: { record: LimitMerchant }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { notify } = useShell();
  const leave = useLeave();
  const { pages } = useLimitScope();
  const { rule, merchant } = record;
  const name = textOf(merchant.name);
  usePageTitle({ name });
  const items = rule.items.filter(({ kind }) => kind !== 'BLOCK');
  const itemIds = items.map(({ id }) => id);
  const byPosition = (draft: LimitMerchantDraft) => maximaByPosition(draft, itemIds, rule.currency);
  const { bind, form } = usePageForm<LimitMerchantDraft>({
    schema: limitMerchantDraft,
    start: merchantDraftOf(record.items),
    version: record.version,
    rules: (draft) => checkLimitMerchant(merchantItemsOf(draft, itemIds), rule.items, rule.currency),
  });
  const { progress, send, refusal } = useVersionedOperation(saveLimitMerchant, limitMerchant, (newer) =>
    form.setVersion(newer.version),
  );
  const save = async () => {
    const sent = await form.submit((draft) =>
      send({ id: rule.id, merchantId: merchant.id, version: form.version, items: merchantItemsOf(draft, itemIds) }),
    );
    if (sent?.at !== 'done') return;
    notify({ tone: 'ok', text: t('limit.own.saved', { name }) });
    leave(pages.list);
  };
  useSaveKey(() => void save());
  return (
    <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
      <PageBody
        footer={
          <FormFooter
            primary={{ label: t('limit.own.save'), loading: progress.at === 'sending', disabled: !rule.isOverridable }}
            cancel={{ onClick: () => leave(pages.list) }}
            errorCount={form.errorCount}
          />
        }
      >
        <PageHeader
          title={t('limit.own.of', { name })}
          description={`${textOf(rule.name)} · ${t('limit.own.about')}`}
        />
        {!rule.isOverridable && <Notice tone="warn">{t('limit.disabledReason.RULE_FIXED')}</Notice>}
        {items.length === 0 && <Notice>{t('limit.own.nothing')}</Notice>}
        <Surface flush>
          {items.map((item) => (
            <OwnItemFields key={item.id} item={item} rule={rule} form={form} />
          ))}
        </Surface>
        <ChangeRefused {...refusal} changed={t('limit.changed')} />
        {refusal.newer && (
          <BothVersions
            ns="limit.own"
            opened={record}
            newer={refusal.newer}
            start={(newer) => byPosition(merchantDraftOf(newer.items))}
            form={{ initial: byPosition(form.initial), values: byPosition(form.values) }}
          />
        )}
      </PageBody>
    </form>
  );
}

/** Returns the overrides by the position of their limit on the page, because the labels of two versions have no item ids. */
const maximaByPosition = (draft: LimitMerchantDraft, itemIds: string[], currency: Currency | null) =>
  Object.fromEntries(
    itemIds.map((id, index) => {
      const [{ maxAmount, maxCount } = {}] = merchantItemsOf(draft, [id]);
      const money = maxAmount && currency ? { amount: maxAmount, currency } : maxAmount;
      return [`items.${index + 1}`, { maxAmount: money, maxCount }];
    }),
  );

interface OwnItemFieldsProps {
  item: LimitItem;
  rule: LimitMerchant['rule'];
  form: Form<LimitMerchantDraft>;
}

function OwnItemFields({ item, rule, form: { values, set, touch, errorOf } }: OwnItemFieldsProps) {
  const { t } = useTranslation();
  const { measured, narrowed } = useItemLabels();
  const [amount, count] = [ownFieldOf(item.id, 'amount'), ownFieldOf(item.id, 'count')];
  return (
    <FormSection
      title={measured(item, rule.currency)}
      description={narrowed(item, { isWhole: true }).join(' · ') || t('limit.everyShop')}
    >
      {measuresAmount(item.kind) && (
        <Field label={t('limit.maxAmount')} error={errorOf(amount)} hint={t('limit.own.empty')}>
          <AmountInput
            currency={rule.currency ?? ''}
            disabled={!rule.isOverridable}
            value={values[amount] ?? ''}
            onChange={(typed) => set(amount, typed)}
            onBlur={() => touch(amount)}
          />
        </Field>
      )}
      {measuresCount(item.kind) && (
        <Field label={t('limit.maxCount')} error={errorOf(count)} hint={t('limit.own.empty')}>
          <DecimalInput
            fractionDigits={0}
            disabled={!rule.isOverridable}
            value={values[count] ?? ''}
            onChange={(typed) => set(count, typed)}
            onBlur={() => touch(count)}
          />
        </Field>
      )}
    </FormSection>
  );
}
