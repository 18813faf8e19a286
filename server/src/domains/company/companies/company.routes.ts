import {
  checkCompanyClose,
  closeCompany,
  countCompanies,
  countCompanyExport,
  discardCompanyChanges,
  exportCompanies,
  listCompanies,
  readCompany,
  readCompanyCase,
  readCompanyHistory,
  readCompanyOverview,
  readCompanyResources,
  resendCompanyInvitation,
  resumeCompany,
  saveCompanyBins,
  saveCompanyBrand,
  saveCompanyContact,
  saveCompanyFees,
  saveCompanyIdentity,
  saveCompanyInvoicing,
  saveCompanyProducts,
  saveCompanyRemark,
  showCompanyBankAccount,
  submitCompany,
  suspendCompany,
} from '@console/contracts/company';
import { findRecordHistory } from '../../../platform/audit/record-history.query';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { mount } from '../../../platform/http/mount';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { readCase } from './company-case.query';
import { findCloseObstacles } from './company-close.query';
import { companyExport } from './company.export';
import { findOverview } from './company-overview.query';
import { countCompanyStatuses, findCompanies, findCompany, readCompanyDetail } from './company.query';
import { findResources } from './company-resources.query';
import * as status from './company-status.actions';
import { showBankAccount } from './protected-account.actions';
import * as saving from './save-company.actions';
import * as submission from './submit-company.actions';

export function companyRoutes(app: App): void {
  mount(app, listCompanies, (query, context) => findCompanies(context, query));
  mount(app, countCompanies, (query, context) => countCompanyStatuses(context, query));
  mount(app, readCompany, ({ id }, context) => readCompanyDetail(context, id));
  mount(app, readCompanyOverview, ({ id }, context) => findOverview(context, id));
  mount(app, readCompanyResources, ({ id }, context) => findResources(context, id));
  mount(app, readCompanyCase, ({ id }, context) => readCase(context, id));
  mount(app, readCompanyHistory, async ({ id }, context) => {
    await findCompany(context, id);
    return findRecordHistory(context, { objectType: 'company', id });
  });
  mount(app, showCompanyBankAccount, showBankAccount);
  mount(app, saveCompanyIdentity, saving.saveIdentity);
  mount(app, saveCompanyContact, saving.saveContact);
  mount(app, saveCompanyBrand, saving.saveBrand);
  mount(app, saveCompanyProducts, saving.saveProducts);
  mount(app, saveCompanyBins, saving.saveBins);
  mount(app, saveCompanyInvoicing, saving.saveInvoicing);
  mount(app, saveCompanyFees, saving.saveFees);
  mount(app, saveCompanyRemark, saving.saveRemark);
  mount(app, submitCompany, submission.submit);
  mount(app, discardCompanyChanges, submission.discardChanges);
  mount(app, resendCompanyInvitation, submission.resendInvitation);
  mount(app, suspendCompany, status.suspend);
  mount(app, resumeCompany, status.resume);
  mount(app, closeCompany, status.close);
  mount(app, checkCompanyClose, async ({ id }, context) => {
    await refuseOthers(context);
    await findCompany(context, id);
    return { obstacles: await findCloseObstacles(context, id) };
  });
  mountExport(app, {
    count: countCompanyExport,
    start: exportCompanies,
    type: 'COMPANY_EXPORT',
    dataset: companyExport,
  });
}
