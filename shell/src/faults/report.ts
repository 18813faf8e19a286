import { call } from '@console/api';
import { reportRemoteFault, type FaultStep, type LiveRemote } from '@console/contracts/release';
import { sessionAtom, store } from '@console/session';
import { noteCrash } from './crash-book';
import { type Suspect, faultOf } from './fault.rules';

/** Maximum number of reports per page; equal faults are reported once. */
const reportsMax = 20;
const reported = new Set<string>();

interface Happened {
  suspect: Suspect;
  step: FaultStep;
  page?: string;
  error: unknown;
}

/** Reports a fault to the server, once for each distinct fault in this page. */
export function reportFault({ suspect, step, page = '', error }: Happened): void {
  const fault = faultOf({ suspect, step, page, error });
  const key = JSON.stringify(fault);
  if (store.get(sessionAtom).at !== 'in' || reported.has(key) || reported.size >= reportsMax) return;
  reported.add(key);
  // A failed report cannot be reported.
  call(reportRemoteFault, fault, { background: true }).catch(() => undefined);
}

/** Reports a fault that unmounted pages. After too many of them the version is disabled. */
export function reportCrash(remote: LiveRemote, happened: Omit<Happened, 'suspect'>): void {
  reportFault({ suspect: remote, ...happened });
  if (noteCrash(remote.base)) reportFault({ ...happened, suspect: remote, step: 'SWITCHED_OFF' });
}
