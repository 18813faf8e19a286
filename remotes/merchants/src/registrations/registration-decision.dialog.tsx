import {
  approveRegistration,
  type Registration,
  registrationDetail,
  rejectRegistration,
} from '@console/contracts/merchants';
import { ActionDialog, type ActionProps, fieldsOf } from '@console/screens';
import { useTranslation } from 'react-i18next';

const operations = { APPROVE: approveRegistration, REJECT: rejectRegistration } as const;
const fields = {
  APPROVE: fieldsOf(approveRegistration.input, 'registration.approve'),
  REJECT: fieldsOf(rejectRegistration.input, 'registration.reject'),
} as const;

type Props = ActionProps<Pick<Registration, 'id' | 'username' | 'language' | 'version'>, keyof typeof operations>;

export default function RegistrationDecisionDialog({ record, action, ...page }: Props) {
  const { t } = useTranslation();
  const { id, version, username: name } = record;
  const language = t(`registration.language.${record.language}`);
  const { Area } = fields[action];
  return (
    <ActionDialog
      {...page}
      title={t(`registration.ask.${action}`, { name })}
      effect={t(`registration.effect.${action}`, { language })}
      operation={operations[action]}
      start={{ id, version }}
      submit={{ label: t(`registration.action.${action}`), isDangerous: action === 'REJECT' }}
      conflict={{ text: t('registration.changedMeanwhile'), record: registrationDetail }}
      done={t(`registration.done.${action}`, { name })}
    >
      {() => <Area name="note" />}
    </ActionDialog>
  );
}
