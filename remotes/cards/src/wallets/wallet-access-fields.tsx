import { limitPeriods, listShareCards } from '@console/contracts/cards';
import {
  visibleCardsKinds,
  visibleCardsMax,
  type WalletAccess,
  type WalletUser,
  walletRoles,
} from '@console/contracts/wallets';
import { type Form, useDicts, useChoices } from '@console/screens';
import { AmountInput, Field, MultiSelect, Radio, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { poolDicts } from '../pools/pool-dicts';

interface WalletAccessFieldsProps {
  form: Pick<Form<WalletAccess>, 'values' | 'set' | 'setAll' | 'touch' | 'errorOf'>;
  walletId: string;
  currency: NonNullable<WalletAccess['limit']>['currency'];
}

/** Default access of a new user. */
export const firstAccess: WalletAccess = {
  role: 'VIEWER',
  visibleCards: 'ALL',
  cardIds: [],
  limit: null,
  limitPeriod: null,
};

export const accessOf = ({ role, visibleCards, cards, limit }: WalletUser): WalletAccess => ({
  role,
  visibleCards,
  cardIds: cards.map(({ id }) => id),
  limit: limit?.amount ?? null,
  limitPeriod: limit?.period ?? null,
});

/** Access of a wallet user: role, visible cards and limit. */
export function WalletAccessFields({ form, walletId, currency }: WalletAccessFieldsProps) {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const { values, set, setAll, errorOf } = form;
  // Viewers have no limit.
  const chooseRole = (role: WalletAccess['role']) =>
    setAll({ ...values, role, ...(role === 'VIEWER' && { limit: null, limitPeriod: null }) });
  return (
    <>
      <Field required width="full" label={t('walletUser.role')} error={errorOf('role')}>
        <Radio
          value={values.role}
          onChange={chooseRole}
          options={walletRoles.map((value) => ({
            value,
            label: label('wallet_role', value),
            description: t(`walletUser.roleAbout.${value}`),
          }))}
        />
      </Field>
      <Field required width="full" label={t('walletUser.visibleCards')} error={errorOf('visibleCards')}>
        <Radio
          value={values.visibleCards}
          onChange={(visibleCards) => set('visibleCards', visibleCards)}
          options={visibleCardsKinds.map((value) => ({ value, label: label('visible_cards', value) }))}
        />
      </Field>
      {values.visibleCards === 'SELECTED' && <CardsField form={form} walletId={walletId} />}
      {values.role !== 'VIEWER' && <LimitFields form={form} currency={currency} />}
    </>
  );
}

function CardsField({ form, walletId }: Pick<WalletAccessFieldsProps, 'form' | 'walletId'>) {
  const { t } = useTranslation();
  const { rows: cards, search } = useChoices(listShareCards, { filter: { poolId: [walletId] } });
  const chosen = form.values.cardIds ?? [];
  return (
    <Field
      required
      width="full"
      label={t('walletUser.cards')}
      hint={t('walletUser.cardsAbout')}
      error={form.errorOf('cardIds')}
    >
      <MultiSelect
        value={chosen}
        onTyped={search}
        onChange={(cardIds) => form.set('cardIds', cardIds.slice(0, visibleCardsMax))}
        options={cards
          .filter(({ id, state }) => chosen.includes(id) || (state !== 'FAILED' && state !== 'CANCELLED'))
          .map(({ id, alias, number }) => ({ value: id, label: alias, description: number }))}
      />
    </Field>
  );
}

function LimitFields({ form, currency }: Pick<WalletAccessFieldsProps, 'form' | 'currency'>) {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const { values, setAll, touch, errorOf } = form;
  const setLimit = (amount: string) =>
    setAll({
      ...values,
      limit: amount === '' ? null : { amount, currency },
      limitPeriod: amount === '' ? null : (values.limitPeriod ?? 'MONTH'),
    });
  return (
    <>
      <Field label={t('walletUser.limit')} hint={t('walletUser.limitAbout')} error={errorOf('limit')}>
        <AmountInput
          currency={currency}
          value={values.limit?.amount ?? ''}
          onChange={setLimit}
          onBlur={() => touch('limit')}
        />
      </Field>
      <Field label={t('walletUser.limitPeriod')} error={errorOf('limitPeriod')}>
        <Select
          disabled={!values.limit}
          value={values.limitPeriod ?? undefined}
          options={limitPeriods.map((value) => ({ value, label: label('limit_period', value) }))}
          onChange={(chosen) => form.set('limitPeriod', limitPeriods.find((one) => one === chosen) ?? null)}
        />
      </Field>
    </>
  );
}
