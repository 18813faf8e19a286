import { listMerchantOptions } from '@console/contracts/cards';
import {
  checkMerchantClose,
  closeMerchant,
  countMerchantExport,
  countMerchants,
  discardMerchantChanges,
  downloadCaseLicence,
  downloadMerchantLicence,
  exportMerchants,
  listMerchants,
  readMerchant,
  readMerchantCase,
  readMerchantHistory,
  readMerchantOverview,
  renewReferralCode,
  resumeMerchant,
  saveMerchantContact,
  saveMerchantIdentity,
  saveMerchantRegistration,
  saveMerchantRemark,
  saveMerchantSettlement,
  showMerchantBankAccount,
  submitMerchant,
  suspendMerchant,
} from '@console/contracts/merchants';
import { findRecordHistory } from '../../../platform/audit/record-history.query';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { mount } from '../../../platform/http/mount';
import { findMerchantOptions } from './merchant-choice.query';
import { readCase } from './merchant-case.query';
import { findCloseObstacles } from './merchant-close.query';
import { merchantExport } from './merchant.export';
import { findOverview } from './merchant-overview.query';
import { countMerchantStatuses, findMerchant, findMerchants, readMerchantDetail } from './merchant.query';
import * as status from './merchant-status.actions';
import { giveCaseLicence } from './case-licence.actions';
import { giveLicence, showBankAccount } from './protected-values.actions';
import * as saving from './save-merchant.actions';
import * as submission from './submit-merchant.actions';

export function merchantRoutes(app: App): void {
  mount(app, listMerchantOptions, (input, context) => findMerchantOptions(context, input));
  mount(app, listMerchants, (query, context) => findMerchants(context, query));
  mount(app, countMerchants, (query, context) => countMerchantStatuses(context, query));
  mount(app, readMerchant, ({ id }, context) => readMerchantDetail(context, id));
  mount(app, readMerchantOverview, ({ id }, context) => findOverview(context, id));
  mount(app, readMerchantCase, ({ id }, context) => readCase(context, id));
  mount(app, readMerchantHistory, async ({ id }, context) => {
    await findMerchant(context, id);
    return findRecordHistory(context, { objectType: 'merchant', id });
  });
  mount(app, downloadMerchantLicence, giveLicence);
  mount(app, downloadCaseLicence, giveCaseLicence);
  mount(app, showMerchantBankAccount, showBankAccount);
  mount(app, saveMerchantIdentity, saving.saveIdentity);
  mount(app, saveMerchantContact, saving.saveContact);
  mount(app, saveMerchantRegistration, saving.saveRegistration);
  mount(app, saveMerchantSettlement, saving.saveSettlement);
  mount(app, saveMerchantRemark, saving.saveRemark);
  mount(app, submitMerchant, submission.submit);
  mount(app, discardMerchantChanges, submission.discardChanges);
  mount(app, renewReferralCode, submission.renewReferral);
  mount(app, suspendMerchant, status.suspend);
  mount(app, resumeMerchant, status.resume);
  mount(app, closeMerchant, status.close);
  mount(app, checkMerchantClose, async ({ id }, context) => {
    await findMerchant(context, id);
    return { obstacles: await findCloseObstacles(context, id) };
  });
  mountExport(app, {
    count: countMerchantExport,
    start: exportMerchants,
    type: 'MERCHANT_EXPORT',
    dataset: merchantExport,
  });
}
