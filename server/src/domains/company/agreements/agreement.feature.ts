import { exportAcceptances, exportAgreements } from '@console/contracts/company';
import type { Feature } from '../../../platform/feature';
import { acceptanceExport } from './acceptance.export';
import { agreementDicts, agreementMenus } from './agreement.data';
import { agreementExport } from './agreement.export';
import { agreementRoutes } from './agreement.routes';
import { archiveDueAgreements } from './archive-agreements.actions';

/** Versions take effect at midnight, independently of the archiving, so a delay is harmless. */
const archiveMs = 60_000;

export const agreementFeature: Feature = {
  name: 'company/agreements',
  reference: { dicts: agreementDicts, menus: agreementMenus },
  routes: [agreementRoutes],
  jobs: () => ({
    AGREEMENT_EXPORT: { at: 'export', permission: exportAgreements.permission, dataset: agreementExport },
    AGREEMENT_ACCEPTANCE_EXPORT: { at: 'export', permission: exportAcceptances.permission, dataset: acceptanceExport },
  }),
  pollers: (work) => [
    {
      name: 'archive replaced agreements',
      poll: () => archiveDueAgreements(work),
      everyMs: archiveMs,
      followsClock: true,
    },
  ],
};
