import type { MerchantDetail, MerchantProtected } from '@console/contracts/merchants';
import { useCountries } from '@console/screens';
import { Surface } from '@console/ui';
import { Difference } from '@console/ui/difference';
import { useTranslation } from 'react-i18next';

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
      <ChangedFields
        before={inForce}
        after={proposed ?? {}}
        titles={{ before: t('merchant.change.before'), after: t('merchant.change.after') }}
      />
    </Surface>
  );
}

interface ChangedFieldsProps {
  before: Fields;
  after: Fields;
  /** Column headings of both versions. */
  titles: { before: string; after: string };
}

/** Fields that differ, with both versions. */
export function ChangedFields({ before, after, titles }: ChangedFieldsProps) {
  const { t } = useTranslation();
  const textsOf = useProtectedTexts();
  const was = textsOf(before);
  const is = textsOf(after);
  const { bankAccountNo } = is;
  // Different numbers can have the same mask.
  if (bankAccountNo && bankAccountNo === was['bankAccountNo'])
    is['bankAccountNo'] = t('merchant.change.sameEnding', { masked: bankAccountNo });
  return <Difference before={was} after={is} titles={titles} nameOf={(field) => t(`merchant.${field}`)} />;
}
