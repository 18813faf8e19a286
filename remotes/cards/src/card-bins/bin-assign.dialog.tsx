import { assignCardBin, type BinAssignment, binAssignment } from '@console/contracts/cards';
import { ActionDialog, useLocalText } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { AssignFields, type Companies } from './bin-assign-fields';

interface AssignDialogProps {
  binId: string;
  /** Null for a new record. */
  record: BinAssignment | null;
  companies: Companies;
  onChanged: () => void;
  onClose: () => void;
}

/** Creates or edits an assignment. Its company and merchant never change. */
export default function AssignDialog({ binId, record, companies, onChanged, onClose }: AssignDialogProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  return (
    <ActionDialog
      title={t(record ? 'assign.edit' : 'assign.add')}
      operation={assignCardBin}
      start={
        record ? { binId, version: record.version, ...startOf(record) } : { binId, version: 0, enabled: true, sort: 0 }
      }
      submit={{ label: t('assign.save') }}
      close={t('card.close')}
      conflict={{
        text: t(record ? 'assign.changed' : 'assign.exists'),
        record: binAssignment,
        ...(record && { fields: { ns: 'assign', opened: record, of: startOf } }),
      }}
      done={({ company }) => t('assign.saved', { name: textOf(company.name) })}
      onDone={onChanged}
      onChanged={onChanged}
      onClose={onClose}
    >
      {(form) => <AssignFields form={form} record={record} companies={companies} />}
    </ActionDialog>
  );
}

const startOf = ({ company, merchant, enabled, issueCap, sort, from, to }: BinAssignment) => ({
  companyId: company.id,
  merchantId: merchant?.id,
  enabled,
  issueCap: issueCap ?? undefined,
  sort,
  from: from ?? undefined,
  to: to ?? undefined,
});
