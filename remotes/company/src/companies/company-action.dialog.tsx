import {
  type Company,
  companyDetail,
  discardCompanyChanges,
  resendCompanyInvitation,
  resumeCompany,
} from '@console/contracts/company';
import { ActionDialog, type ActionProps, fieldsOf, useLocalText } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { CompanyCloseDialog } from './company-close.dialog';
import { CompanySuspendDialog } from './company-suspend.dialog';

type Action = 'SUSPEND' | 'RESUME' | 'RESEND_INVITATION' | 'DISCARD' | 'CLOSE';
type Acted = Pick<Company, 'id' | 'name' | 'companyNo' | 'version'>;

const resumption = fieldsOf(resumeCompany.input, 'company');
const discarding = fieldsOf(discardCompanyChanges.input, 'company');

export default function CompanyActionDialog({ action, record, ...page }: ActionProps<Acted, Action>) {
  const { t } = useTranslation();
  const name = useLocalText()(record.name);
  if (action === 'CLOSE') return <CompanyCloseDialog {...page} record={record} name={name} />;
  if (action === 'SUSPEND') return <CompanySuspendDialog {...page} record={record} name={name} />;
  const about = {
    ...page,
    title: t(`company.ask.${action}`, { name }),
    effect: t(`company.effect.${action}`),
    submit: { label: t(`company.action.${action}`) },
    conflict: { text: t('company.changedMeanwhile'), record: companyDetail },
    done: t(`company.done.${action}`, { name }),
    start: { id: record.id, version: record.version },
  };
  if (action === 'RESEND_INVITATION') return <ActionDialog {...about} operation={resendCompanyInvitation} />;
  if (action === 'RESUME')
    return (
      <ActionDialog {...about} operation={resumeCompany}>
        {() => <resumption.Area name="note" />}
      </ActionDialog>
    );
  return (
    <ActionDialog {...about} operation={discardCompanyChanges}>
      {() => <discarding.Area name="note" />}
    </ActionDialog>
  );
}
