import { type CardholderDetail, type HolderGroup, showCardholder } from '@console/contracts/cards';
import { formatDateTime } from '@console/i18n';
import { CallRefused, useCountries, useOperation, useShown, useStateName } from '@console/screens';
import { CopyText, Facts, IconButton, Surface } from '@console/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HolderKyc } from './holder-kyc';
import classes from './holder.module.css';

type MaskedName = 'email' | 'phone' | 'birthday' | 'address' | 'postalCode';
type Shown = Partial<Record<MaskedName, string>>;

interface HolderFactsProps {
  holder: CardholderDetail;
  /** Something was shown, which is written down. */
  onShown: () => void;
  onChanged: () => void;
}

/** Who a holder is. What is sensitive is masked until it is requested, and each look is written down. */
export function HolderFacts({ holder, onShown, onChanged }: HolderFactsProps) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { nameOf } = useCountries();
  const stateName = useStateName(holder.country);
  const { valueOf, buttonOf, problem } = useShowing(holder, onShown);
  const fact = (name: MaskedName, extra?: ReactNode) => ({
    label: t(`holder.${name}`),
    value: (
      <span className={classes.masked}>
        {valueOf(name)}
        {extra}
      </span>
    ),
  });
  const yesNo = (is: boolean) => t(is ? 'holder.yes' : 'holder.no');
  return (
    <Surface title={t('holder.facts')}>
      <Facts
        items={[
          fact('phone', buttonOf('HOLDER_CONTACT')),
          fact('email'),
          fact('birthday', buttonOf('HOLDER_IDENTITY')),
          { label: t('holder.kyc'), value: <HolderKyc holder={holder} onChanged={onChanged} /> },
          ...kycFacts(holder, t),
          { label: t('holder.country'), value: nameOf(holder.country) },
          { label: t('holder.state'), value: stateName(holder.state) || '–' },
          { label: t('holder.city'), value: holder.city || '–' },
          fact('address', buttonOf('HOLDER_ADDRESS')),
          fact('postalCode'),
          { label: t('holder.default'), value: yesNo(holder.isDefault) },
          { label: t('holder.shares'), value: yesNo(holder.sharesToWalletUser) },
          { label: t('holder.remark'), value: holder.remark || '–' },
          { label: t('card.createdAt'), value: formatDateTime(holder.createdAt, zone) },
          { label: t('holder.id'), value: <CopyText text={holder.id} /> },
        ]}
      />
      {problem}
    </Surface>
  );
}

/** Until when a holder is known, or why not. */
const kycFacts = ({ kycValidTo, kycReason }: CardholderDetail, t: (key: string) => string) => [
  ...(kycValidTo === null ? [] : [{ label: t('holder.kyc.validTo'), value: kycValidTo }]),
  ...(kycReason === '' ? [] : [{ label: t('holder.kyc.reason'), value: kycReason }]),
];

function useShowing(holder: CardholderDetail, onShown: () => void) {
  const { t } = useTranslation();
  // What was shown is gone once the holder is changed.
  const [shown, setShown] = useState<{ version: number; values: Shown }>({ version: holder.version, values: {} });
  const { progress, send } = useOperation(showCardholder);
  const values = shown.version === holder.version ? shown.values : {};

  const show = async (group: HolderGroup) => {
    const sent = await send({ id: holder.id, group });
    if (sent.at !== 'done') return;
    setShown({ version: holder.version, values: { ...values, ...valuesOf(sent.data) } });
    onShown();
  };
  const membersOf: Record<HolderGroup, MaskedName> = {
    HOLDER_CONTACT: 'phone',
    HOLDER_IDENTITY: 'birthday',
    HOLDER_ADDRESS: 'address',
  };
  return {
    valueOf: (name: MaskedName) => values[name] ?? (holder[name].masked || '–'),
    buttonOf: (group: HolderGroup) =>
      holder[membersOf[group]].revealable &&
      values[membersOf[group]] === undefined && (
        <IconButton
          size="small"
          icon="eye"
          label={t(`holder.show.${group}`)}
          disabled={progress.at === 'sending'}
          onClick={() => void show(group)}
        />
      ),
    problem: 'failure' in progress && <CallRefused failure={progress.failure} />,
  };
}

type Announced =
  | { group: 'HOLDER_CONTACT'; email: string; areaCode: string; phone: string }
  | { group: 'HOLDER_IDENTITY'; birthday: string }
  | { group: 'HOLDER_ADDRESS'; address: string; postalCode: string };

function valuesOf(announced: Announced): Shown {
  switch (announced.group) {
    case 'HOLDER_CONTACT':
      return { email: announced.email || '–', phone: `${announced.areaCode} ${announced.phone}`.trim() || '–' };
    case 'HOLDER_IDENTITY':
      return { birthday: announced.birthday };
    case 'HOLDER_ADDRESS':
      return { address: announced.address || '–', postalCode: announced.postalCode || '–' };
  }
}
