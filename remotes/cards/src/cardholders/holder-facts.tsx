import { type CardholderDetail, type HolderGroup, showCardholder } from '@console/contracts/cards';
import { formatDateTime } from '@console/i18n';
import { MaskedValue, useCountries, useMaskedValues, useShown, useStateName } from '@console/screens';
import { CopyText, Facts, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { HolderKyc } from './holder-kyc';

type MaskedName = 'email' | 'phone' | 'birthday' | 'address' | 'postalCode';

interface HolderFactsProps {
  holder: CardholderDetail;
  /** Called after masked values were revealed, which the audit log records. */
  onShown: () => void;
  onChanged: () => void;
}

/** Details of a cardholder. Sensitive values are masked until they are requested; the audit log records each request. */
export function HolderFacts({ holder, onShown, onChanged }: HolderFactsProps) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { nameOf } = useCountries();
  const stateName = useStateName(holder.country);
  const { id, version } = holder;
  const { values, show, isSending, problem } = useMaskedValues(showCardholder, { version, valuesOf, onShown });
  const fact = (name: MaskedName) => {
    const group = buttonOf[name];
    const button = group && { label: t(`holder.show.${group}`), onShow: () => show({ id, group }) };
    return {
      label: t(`holder.${name}`),
      value: <MaskedValue field={holder[name]} value={values[name]} isSending={isSending} {...button} />,
    };
  };
  const yesNo = (is: boolean) => t(is ? 'holder.yes' : 'holder.no');
  return (
    <Surface title={t('holder.facts')}>
      <Facts
        items={[
          fact('phone'),
          fact('email'),
          fact('birthday'),
          { label: t('holder.kyc'), value: <HolderKyc holder={holder} onChanged={onChanged} /> },
          ...kycFacts(holder, t),
          { label: t('holder.country'), value: nameOf(holder.country) },
          { label: t('holder.state'), value: stateName(holder.state) || '–' },
          { label: t('holder.city'), value: holder.city || '–' },
          fact('address'),
          fact('postalCode'),
          { label: t('holder.default'), value: yesNo(holder.isDefault) },
          { label: t('holder.shares'), value: yesNo(holder.sharesToWalletUser) },
          { label: t('holder.remark'), value: holder.remark || '–' },
          { label: t('card.createdAt'), value: formatDateTime(holder.createdAt, zone) },
          { label: t('holder.id'), value: <CopyText text={id} /> },
        ]}
      />
      {problem}
    </Surface>
  );
}

/** Last day of the verification, or the reason for its rejection or end. */
const kycFacts = ({ kycValidTo, kycReason }: CardholderDetail, t: (key: string) => string) => [
  ...(kycValidTo === null ? [] : [{ label: t('holder.kyc.validTo'), value: kycValidTo }]),
  ...(kycReason === '' ? [] : [{ label: t('holder.kyc.reason'), value: kycReason }]),
];

/** Field with the show button of each group. */
const buttonOf: Partial<Record<MaskedName, HolderGroup>> = {
  phone: 'HOLDER_CONTACT',
  birthday: 'HOLDER_IDENTITY',
  address: 'HOLDER_ADDRESS',
};

type Whole =
  | { group: 'HOLDER_CONTACT'; email: string; areaCode: string; phone: string }
  | { group: 'HOLDER_IDENTITY'; birthday: string }
  | { group: 'HOLDER_ADDRESS'; address: string; postalCode: string };

function valuesOf(whole: Whole): Partial<Record<MaskedName, string>> {
  switch (whole.group) {
    case 'HOLDER_CONTACT':
      return { email: whole.email, phone: `${whole.areaCode} ${whole.phone}`.trim() };
    case 'HOLDER_IDENTITY':
      return { birthday: whole.birthday };
    case 'HOLDER_ADDRESS':
      return { address: whole.address, postalCode: whole.postalCode };
  }
}
