import {
  copyAgreement,
  countAcceptanceExport,
  countAgreementExport,
  countAgreements,
  createAgreement,
  deleteAgreement,
  exportAcceptances,
  exportAgreements,
  listAcceptances,
  listAgreements,
  listAgreementVersions,
  publishAgreement,
  readAgreement,
  readAgreementHistory,
  updateAgreement,
} from '@console/contracts/company';
import { findRecordHistory } from '../../../platform/audit/record-history.query';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { mount } from '../../../platform/http/mount';
import { acceptanceExport } from './acceptance.export';
import { findAcceptances } from './acceptance.query';
import * as actions from './agreement.actions';
import { agreementExport } from './agreement.export';
import {
  countAgreementStatuses,
  findAgreement,
  findAgreements,
  findVersions,
  toAgreementDetail,
} from './agreement.query';
import { publish } from './publish-agreement.actions';

export function agreementRoutes(app: App): void {
  mount(app, listAgreements, (query, context) => findAgreements(context, query));
  mount(app, countAgreements, (query, context) => countAgreementStatuses(context, query));
  mount(app, readAgreement, async ({ id }, context) => toAgreementDetail(await findAgreement(context, id), context));
  mount(app, readAgreementHistory, async ({ id }, context) => {
    await findAgreement(context, id);
    return findRecordHistory(context, { objectType: 'agreement', id });
  });
  mount(app, listAgreementVersions, async ({ id }, context) => ({ list: await findVersions(context, id) }));
  mount(app, createAgreement, actions.createAgreement);
  mount(app, copyAgreement, actions.copyAgreement);
  mount(app, updateAgreement, actions.updateAgreement);
  mount(app, deleteAgreement, actions.deleteAgreement);
  mount(app, publishAgreement, publish);
  mountExport(app, {
    count: countAgreementExport,
    start: exportAgreements,
    type: 'AGREEMENT_EXPORT',
    dataset: agreementExport,
  });
  mount(app, listAcceptances, (query, context) => findAcceptances(context, query));
  mountExport(app, {
    count: countAcceptanceExport,
    start: exportAcceptances,
    type: 'AGREEMENT_ACCEPTANCE_EXPORT',
    dataset: acceptanceExport,
  });
}
