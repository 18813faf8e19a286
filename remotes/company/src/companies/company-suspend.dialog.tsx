import { type Company, companyDetail, readCompanyOverview, suspendCompany } from '@console/contracts/company';
import { formatCount } from '@console/i18n';
import { ActionDialog, type ActionProps, fieldsOf, useRecord } from '@console/screens';
import { Facts } from '@console/ui';
import { useTranslation } from 'react-i18next';

interface Props extends Omit<ActionProps<Pick<Company, 'id' | 'version'>, 'SUSPEND'>, 'action'> {
  name: string;
}

const fields = fieldsOf(suspendCompany.input, 'company');

/** States the effect of a suspension and the number of affected merchants and cards. Refused operations show the reason. */
export function CompanySuspendDialog({ record: { id, version }, name, ...page }: Props) {
  const { t } = useTranslation();
  const { data } = useRecord(readCompanyOverview, { id }).result;
  const active = data?.merchants.find(({ status }) => status === 'ACTIVE')?.count ?? 0;
  const figure = (count: number) => (data ? formatCount(count) : '…');
  return (
    <ActionDialog
      {...page}
      title={t('company.ask.SUSPEND', { name })}
      operation={suspendCompany}
      start={{ id, version }}
      submit={{ label: t('company.action.SUSPEND') }}
      effect={t('company.effect.SUSPEND')}
      conflict={{ text: t('company.changedMeanwhile'), record: companyDetail }}
      done={t('company.done.SUSPEND', { name })}
    >
      {() => (
        <>
          <Facts
            items={[
              { label: t('company.figure.activeMerchants'), value: figure(active) },
              { label: t('company.figure.cards'), value: figure(data?.activeCards ?? 0) },
            ]}
          />
          <fields.Area name="note" label={t('company.reason')} hint={t('company.reasonHint')} />
        </>
      )}
    </ActionDialog>
  );
}
