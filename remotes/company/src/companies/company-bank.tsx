import { type CompanyDetail, showCompanyBankAccount } from '@console/contracts/company';
import { MaskedValue, useMaskedValues } from '@console/screens';
import { Facts, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';

interface Props {
  company: CompanyDetail;
  /** Called after the account number was revealed, which adds an audit log entry. */
  onShown: () => void;
}

interface Numbers {
  bankAccountNo: string;
  bankIban: string;
  proposedAccountNo: string;
  proposedIban: string;
}

/** Invoice addresses and bank account of a company. Account number and IBAN are masked until they are requested. */
export function CompanyBank({ company, onShown }: Props) {
  const { t } = useTranslation();
  const { id, version, proposed, bankAccountNo, bankIban } = company;
  const { values, show, isSending, problem } = useMaskedValues(showCompanyBankAccount, {
    version,
    valuesOf: ({ proposedAccountNo, proposedIban, ...inForce }): Partial<Numbers> => ({
      ...inForce,
      ...(proposedAccountNo !== null && { proposedAccountNo }),
      ...(proposedIban !== null && { proposedIban }),
    }),
    onShown,
  });
  // One request returns all numbers, so only the first number with a value has a button.
  const fields = [
    { key: 'bankAccountNo', field: bankAccountNo },
    { key: 'bankIban', field: bankIban },
    { key: 'proposedAccountNo', field: proposed?.bankAccountNo },
    { key: 'proposedIban', field: proposed?.bankIban },
  ] as const;
  const withButton = fields.find(({ field }) => field !== undefined && field.masked !== '')?.key;
  const numbers = fields.flatMap(({ key, field }) =>
    field
      ? [
          {
            label: t(`company.${key}`),
            value: (
              <MaskedValue
                field={field}
                value={values[key]}
                label={key === withButton ? t('company.showBankAccount') : undefined}
                onShow={() => show({ id })}
                isSending={isSending}
              />
            ),
          },
        ]
      : [],
  );
  const { invoiceEmails, bankName, bankAddress, bankAccountName, bankSwift, bankCurrency } = company;
  return (
    <Surface title={t('company.step.invoicing')}>
      <Facts
        items={[
          { label: t('company.invoiceEmails'), value: invoiceEmails.join(', ') || '–' },
          { label: t('company.bankName'), value: bankName || '–' },
          { label: t('company.bankAddress'), value: bankAddress || '–' },
          { label: t('company.bankAccountName'), value: bankAccountName || '–' },
          ...numbers,
          { label: t('company.bankSwift'), value: bankSwift || '–' },
          { label: t('company.bankCurrency'), value: bankCurrency ?? '–' },
        ]}
      />
      {problem}
    </Surface>
  );
}
