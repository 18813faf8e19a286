import { call } from '@console/api';
import { reportRemoteFault, type FaultStep, type LiveRemote } from '@console/contracts/release';
import { sessionAtom, store } from '@console/session';
import { noteCrash } from './crash-book';
import { type Suspect, faultOf } from './fault.rules';

/** A page in a loop of errors says it once; a page with many errors says the first ones. */
const reportsMax = 20;
const reported = new Set<string>();

interface Happened {
  suspect: Suspect;
  step: FaultStep;
  page?: string;
  error: unknown;
}

/** Tells the server, once for each distinct fault of this page's life. */
export function reportFault({ suspect, step, page = '', error }: Happened): void {
  const fault = faultOf({ suspect, step, page, error });
  const key = JSON.stringify(fault);
  if (store.get(sessionAtom).at !== 'in' || reported.has(key) || reported.size >= reportsMax) return;
  reported.add(key);
  // Whoever cannot report has nobody to tell that to.
  call(reportRemoteFault, fault, { background: true }).catch(() => undefined);
}

/** The same for a fault that took a page or more away; too many of them switch the version off. */
export function reportCrash(remote: LiveRemote, happened: Omit<Happened, 'suspect'>): void {
  reportFault({ suspect: remote, ...happened });
  if (noteCrash(remote.base)) reportFault({ ...happened, suspect: remote, step: 'SWITCHED_OFF' });
}
