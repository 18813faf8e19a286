import type { MerchantDetail } from '@console/contracts/merchants';
import { formatDateTime } from '@console/i18n';
import { useCountries, useShown, useStateName } from '@console/screens';
import { CopyText, Facts, Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { MerchantLicences } from './merchant-licences';

interface Props {
  merchant: MerchantDetail;
}

/** Registration details: names, registration number, country, category and licence. */
export function MerchantFacts({ merchant }: Props) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { nameOf } = useCountries();
  const { id, name, registrationNo, country, mcc, licences, createdAt, createdBy, updatedAt, updatedBy, remark } =
    merchant;
  return (
    <Surface title={t('merchant.facts')}>
      <Facts
        items={[
          { label: t('merchant.nameEn'), value: <bdi>{name.en_US}</bdi> },
          { label: t('merchant.nameZh'), value: <bdi>{name.zh_CN}</bdi> },
          { label: t('merchant.registrationNo'), value: registrationNo || '–' },
          { label: t('merchant.country'), value: country ? nameOf(country) : '–' },
          { label: t('merchant.mcc'), value: mcc || '–' },
          { label: t('merchant.licences'), value: <MerchantLicences id={id} licences={licences} /> },
          { label: t('merchant.remark'), value: remark || '–' },
          { label: t('merchant.createdAt'), value: formatDateTime(createdAt, zone) },
          { label: t('merchant.createdBy'), value: createdBy },
          { label: t('merchant.updatedAt'), value: formatDateTime(updatedAt, zone) },
          { label: t('merchant.updatedBy'), value: updatedBy },
          { label: t('merchant.id'), value: <CopyText text={id} /> },
        ]}
      />
    </Surface>
  );
}

/** Address and contact of the merchant. */
export function MerchantContactFacts({ merchant }: Props) {
  const { t } = useTranslation();
  const { nameOf } = useCountries();
  const stateName = useStateName(merchant.country);
  const { address, city, state, postalCode, country, contactName, areaCode, phone, email, website } = merchant;
  const lines = [address, [postalCode, city].filter(Boolean).join(' '), stateName(state), country && nameOf(country)];
  return (
    <Surface title={t('merchant.contact')}>
      <Facts
        items={[
          { label: t('merchant.address'), value: address ? lines.filter(Boolean).join(', ') : '–' },
          { label: t('merchant.contactName'), value: contactName || '–' },
          { label: t('merchant.phone'), value: `${areaCode} ${phone}`.trim() || '–' },
          { label: t('merchant.email'), value: email || '–' },
          {
            label: t('merchant.website'),
            value: website ? <TextLink href={website}>{website.replace(/^https:\/\//i, '')}</TextLink> : '–',
          },
        ]}
      />
    </Surface>
  );
}

/** Registration settings: registration enabled, code required, and the referral code. */
export function MerchantRegistrationFacts({ merchant }: Props) {
  const { t } = useTranslation();
  const { registrationEnabled, invitationCodeRequired, referralCode } = merchant;
  const yesNo = (is: boolean) => t(is ? 'merchant.yes' : 'merchant.no');
  return (
    <Surface title={t('merchant.registration')}>
      <Facts
        items={[
          { label: t('merchant.registrationEnabled'), value: yesNo(registrationEnabled) },
          { label: t('merchant.invitationCodeRequired'), value: yesNo(invitationCodeRequired) },
          { label: t('merchant.referralCode'), value: <CopyText text={referralCode} /> },
        ]}
      />
    </Surface>
  );
}
