import { readRegistration, readRegistrationHistory } from '@console/contracts/merchants';
import { AuditHistoryLink, RecordHistory, useDicts, ViewPage } from '@console/screens';
import { StatusBadge } from '@console/ui';
import { registrationActions } from './registration-actions';
import { RegistrationFacts } from './registration-facts';
import { RegistrationOutcome } from './registration-outcome';
import { registrationDicts, registrationState } from './registration-state';

export default function RegistrationView() {
  const { label } = useDicts(registrationDicts);
  return (
    <ViewPage
      ns="registration"
      failed="registration.oneFailed"
      read={readRegistration}
      history={readRegistrationHistory}
      kind="merchant_registration"
      nameOf={({ username }) => username}
      badges={({ record }) => <StatusBadge {...registrationState(record.state, label)} />}
      actions={registrationActions}
      side={({ record, history }) => (
        <>
          <RegistrationFacts registration={record} onShown={() => history.reload({ background: true })} />
          <AuditHistoryLink kind="merchant_registration" id={record.id} />
        </>
      )}
    >
      {({ record, history }) => (
        <>
          <RegistrationOutcome registration={record} />
          <RecordHistory query={history} />
        </>
      )}
    </ViewPage>
  );
}
