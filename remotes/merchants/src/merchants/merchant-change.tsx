import type { MerchantDetail, MerchantProtected } from '@console/contracts/merchants';
import { ChangedFields, useCountries } from '@console/screens';
import { Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';

const masked = ['bankAccountNo'];

type Fields = Partial<MerchantProtected>;

/** Protected fields as texts: country names, file names, masked account number. */
function useProtectedTexts(): (fields: Fields) => Record<string, string> {
  const { nameOf } = useCountries();
  return ({ licences, bankAccountNo, country, ...texts }) => ({
    ...texts,
    ...(country !== undefined && { country: nameOf(country) }),
    ...(licences && { licences: licences.map(({ name }) => name).join(', ') }),
    ...(bankAccountNo && { bankAccountNo: bankAccountNo.masked }),
  });
}

/** Current and proposed values, field by field. */
export function MerchantChange({ merchant }: { merchant: MerchantDetail }) {
  const { proposed } = merchant;
  const { t } = useTranslation();
  const names = Object.keys(proposed ?? {});
  const inForce: Fields = Object.fromEntries(Object.entries(merchant).filter(([name]) => names.includes(name)));
  return (
    <Surface title={t('merchant.change.title')}>
      <MerchantFields
        before={inForce}
        after={proposed ?? {}}
        titles={{ before: t('merchant.change.before'), after: t('merchant.change.after') }}
      />
    </Surface>
  );
}

interface MerchantFieldsProps {
  before: Fields;
  after: Fields;
  /** Column headings of both versions. */
  titles: { before: string; after: string };
}

/** Fields that differ, with both versions. */
export function MerchantFields({ before, after, titles }: MerchantFieldsProps) {
  const { t } = useTranslation();
  const textsOf = useProtectedTexts();
  const texts = { before: textsOf(before), after: textsOf(after) };
  return <ChangedFields {...texts} titles={titles} masked={masked} nameOf={(field) => t(`merchant.${field}`)} />;
}
