import type { AuditLine } from '@console/contracts/audit';
import type { PageName, Permission } from '@console/contracts';
import { pageHref } from '@console/screens';

interface ObjectPage {
  permission: Permission;
  href: (line: Pick<AuditLine, 'objectId' | 'objectLabel'>) => string;
}

const byId = (page: PageName, permission: Permission, name = 'id'): ObjectPage => ({
  permission,
  href: ({ objectId }) => pageHref(page, { [name]: objectId }),
});
const byLabel = (page: PageName, permission: Permission, name = 'q'): ObjectPage => ({
  permission,
  href: ({ objectLabel }) => pageHref(page, { [name]: objectLabel }),
});

/** Pages by object type of audit log entries, with the required permissions. */
const objectPages: Readonly<Record<string, ObjectPage>> = {
  agreement: byId('company-agreement-saveinfo', 'company.agreement.view'),
  api_key: byId('settings-developer', 'merchants.api-key.view', 'key'),
  card: byId('cards-balance-view-card-detail', 'cards.card.view'),
  cardBatch: byLabel('cards-balance-batch', 'cards.card-batch.view', 'no'),
  cardBin: byId('card-bin-management-assign', 'cards.card-bin.view'),
  cardholder: byId('coremanagement-cardholder-management-view', 'cards.cardholder.view'),
  company: byId('company-management-view', 'company.company.view'),
  devopsModule: byId('devops-module-management', 'devops.module.view'),
  email_account: byId('email-account-view', 'admin.email-account.view'),
  merchant: byId('merchant-management-view', 'merchants.merchant.view'),
  limitRule: byId('cards-rules-limits-save', 'cards.limit-rule.save'),
  menu: byLabel('adminstration/menu', 'admin.menu.view'),
  merchant_registration: byId('merchant-register-review', 'merchants.registration.view'),
  report: byId('report-configuration-saveinfo', 'admin.report.save'),
  report_format: byId('report-format-configuration-saveinfo', 'admin.report-format.save'),
  review: byLabel('cards-cancel-review', 'reviews.review.view'),
  shareGroup: byLabel('cards-share-group', 'cards.share-group.view'),
  transaction: byId('cards-transactions', 'cards.transaction.view', 'txn'),
  wallet: byId('card-wallet-view', 'cards.wallet.view'),
  webhook: { permission: 'admin.webhook.view', href: () => pageHref('settings-developer') },
};

/** Page of an entry's object; undefined if the object has none. */
export const pageOfObject = ({ objectType }: Pick<AuditLine, 'objectType'>): ObjectPage | undefined =>
  objectPages[objectType];
