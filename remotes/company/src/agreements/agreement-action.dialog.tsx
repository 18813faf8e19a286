import {
  agreement,
  type Agreement,
  copyAgreement,
  deleteAgreement,
  publishAgreement,
} from '@console/contracts/company';
import { ActionDialog, type ActionProps, dayFieldsOf, useDicts } from '@console/screens';
import { useTranslation } from 'react-i18next';

const fields = dayFieldsOf(publishAgreement.input, 'agreement');

type Shown = Pick<Agreement, 'id' | 'type' | 'versionNo' | 'title' | 'effectiveFrom' | 'version'>;
type Props = ActionProps<Shown, 'PUBLISH' | 'COPY' | 'DELETE'>;

export default function AgreementActionDialog({ record, action, ...page }: Props) {
  const { t } = useTranslation();
  const { label } = useDicts(['agreement_type']);
  const name = t('agreement.name', { type: label('agreement_type', record.type), no: record.versionNo });
  const target = { id: record.id, version: record.version };
  const about = {
    ...page,
    title: t(`agreement.ask.${action}`, { name }),
    effect: t(`agreement.effect.${action}`),
    submit: { label: t(`agreement.action.${action}`), isDangerous: action === 'DELETE' },
    conflict: { text: t('agreement.changedMeanwhile'), record: agreement },
    done: t(`agreement.done.${action}`, { name }),
  };
  if (action === 'COPY') return <ActionDialog {...about} operation={copyAgreement} start={target} />;
  if (action === 'DELETE') return <ActionDialog {...about} operation={deleteAgreement} start={target} />;
  const { effectiveFrom } = record;
  return (
    <ActionDialog
      {...about}
      operation={publishAgreement}
      start={{ ...target, ...(effectiveFrom !== null && { effectiveFrom }) }}
    >
      {() => <fields.Day name="effectiveFrom" hint={t('agreement.effectiveHint')} autoFocus />}
    </ActionDialog>
  );
}
