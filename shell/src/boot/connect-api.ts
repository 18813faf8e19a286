import { configureApi, noteReach } from '@console/api';
import { languageOf } from '@console/contracts';
import type { BootData } from '@console/contracts/release';
import { currentLocale } from '@console/i18n';
import { noteRenewed } from '../idle/use-idle';
import { refreshMenus } from '../menus/menus';
import { lookForServer } from '../reach/watch-reach';
import { compositionOf } from '../releases/release.atom';
import { endSessionHere, renewUser, sessionOf } from '@console/session';
import { askForProof } from '../step-up/step-up.atom';

/** Configures the API module with callbacks of the shell. */
export function connectApi({ shellVersion }: BootData): void {
  configureApi({
    base: __ADMIN_API_BASE__ || '/admin/',
    language: () => languageOf(currentLocale()),
    composition: () => compositionOf(shellVersion),
    // Without a session nothing can expire, so a refused attempt to resume is ignored.
    onSignedOut: (marker, isUnproven) =>
      sessionOf(marker).at === 'in' && endSessionHere(isUnproven ? 'unproven' : 'expired', marker),
    onBlocked: (marker) => endSessionHere('blocked', marker),
    // The user may have lost a role during the session. Applicants have no roles.
    onDenied: (marker) => void (marker === 'vcc' && refreshMenus()),
    onAgreementDue: () => renewUser({ agreementDue: true }),
    onStepUp: askForProof,
    onRenewed: noteRenewed,
    onReached: (isReached) => (isReached ? noteReach(true) : lookForServer()),
    mayCall: (marker) => sessionOf(marker).at !== 'stopped',
  });
}
