import { workbenchDecision, type WorkbenchDecision } from '@console/contracts/cards';
import { type Form, FormScope, rareFieldsOf } from '@console/screens';
import { useTranslation } from 'react-i18next';

const fields = rareFieldsOf(workbenchDecision, 'cancellation');

/** The files that prove what the channel says. They are given at once, and stored when the choice is confirmed. */
export function EvidenceField({ form }: { form: Form<WorkbenchDecision> }) {
  const { t } = useTranslation();
  return (
    <FormScope form={form}>
      <fields.Files name="evidence" purpose="DOCUMENT" required hint={t('cancellation.evidence.hint')} />
    </FormScope>
  );
}
