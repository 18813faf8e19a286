import { readAgreement } from '@console/contracts/company';
import { useSearchParams } from '@console/remote-kit/router';
import { RecordGate } from '@console/screens';
import { AgreementForm } from './agreement.form';
import { AgreementView } from './agreement.view';

/** Form of a draft that the user can edit; read-only text of any other version. */
export default function AgreementPage() {
  const id = useSearchParams()[0].get('id');
  if (id === null) return <AgreementForm />;
  return (
    <RecordGate key={id} ns="agreement" failed="agreement.oneFailed" id={id} read={readAgreement}>
      {({ allowedActions }) =>
        allowedActions.some(({ action }) => action === 'EDIT') ? <AgreementForm /> : <AgreementView />
      }
    </RecordGate>
  );
}
