import { workbenchDecision, type WorkbenchDecision } from '@console/contracts/cards';
import { type Form, FormScope, rareFieldsOf } from '@console/screens';
import { useTranslation } from 'react-i18next';

const fields = rareFieldsOf(workbenchDecision, 'cancellation');

/** Files that prove the channel balance. They upload immediately and are attached when the decision is sent. */
export function EvidenceField({ form }: { form: Form<WorkbenchDecision> }) {
  const { t } = useTranslation();
  return (
    <FormScope form={form}>
      <fields.Files name="evidence" purpose="DOCUMENT" required hint={t('cancellation.evidence.hint')} />
    </FormScope>
  );
}
