import { accountRoutes } from './domains/accounts/accounts/account.routes';
import { ledgerRoutes } from './domains/accounts/ledger/ledger.routes';
import { overviewRoutes } from './domains/cards/overview/overview.routes';
import { auditRoutes } from './domains/admin/audit/audit.routes';
import { brandRoutes } from './platform/brand/brand.routes';
import { cancellationRoutes } from './domains/cards/cancellations/cancellation.routes';
import { cardBatchRoutes } from './domains/cards/card-batches/card-batch.routes';
import { cardBinRoutes } from './domains/cards/card-bins/card-bin.routes';
import { cardholderRoutes } from './domains/cards/cardholders/cardholder.routes';
import { cardChangeRoutes } from './domains/cards/cards/card-change.routes';
import { cardRoutes } from './domains/cards/cards/card.routes';
import { limitRuleRoutes } from './domains/cards/limit-rules/limit-rule.routes';
import { noteRoutes } from './domains/cards/notes/note.routes';
import { reconciliationRoutes } from './domains/cards/reconciliations/reconciliation.routes';
import { revealRoutes } from './domains/cards/reveal/reveal.routes';
import { shareCardRoutes } from './domains/cards/share-cards/share-card.routes';
import { shareGroupRoutes } from './domains/cards/share-groups/share-group.routes';
import { shareRuleRoutes } from './domains/cards/share-rules/share-rule.routes';
import { transactionRoutes } from './domains/cards/transactions/transaction.routes';
import { censusRoutes } from './delivery/census/census.routes';
import { invoiceRoutes } from './domains/company/invoices/invoice.routes';
import { clockRoutes } from './platform/clock/clock.routes';
import { commonRoutes } from './platform/common/common.routes';
import type { App } from './platform/deps';
import { devRemoteRoutes } from './delivery/dev-remotes/dev-remote.routes';
import { dictRoutes } from './platform/dicts/dict.routes';
import { jobRoutes } from './platform/jobs/job.routes';
import { menuRecordRoutes } from './domains/admin/menus/menu-record.routes';
import { menuRoutes } from './platform/menus/menu.routes';
import { eventRoutes } from './delivery/events/event.routes';
import { uploadRoutes } from './platform/files/upload.routes';
import { notificationRoutes } from './platform/notifications/notification.routes';
import { merchantRoutes } from './domains/merchants/merchants/merchant.routes';
import { onboardingProductRoutes } from './domains/onboarding/onboarding-product.routes';
import { onboardingSessionRoutes } from './domains/onboarding/onboarding-session.routes';
import { profileRoutes } from './platform/profile/profile.routes';
import { registrationRoutes } from './domains/merchants/registrations/registration.routes';
import { passwordMailRoutes } from './platform/session/passwords/password-mail.routes';
import { passwordRoutes } from './platform/session/passwords/password.routes';
import { devopsModuleRoutes } from './delivery/release/devops-module.routes';
import { moduleGrantRoutes } from './delivery/release/module-grant.routes';
import { rehearsalRoutes } from './delivery/release/rehearsal.routes';
import { moduleRoutes } from './delivery/release/module.routes';
import { releaseRoutes } from './delivery/release/release.routes';
import { relatedRoutes } from './platform/related/related.routes';
import { currentReleaseRoutes } from './delivery/release/current-release.routes';
import { remoteFaultRoutes } from './delivery/release/remote-fault.routes';
import { secondFactorRoutes } from './platform/session/second-factor/second-factor.routes';
import { reviewRoutes } from './platform/reviews/review.routes';
import { sessionRoutes } from './platform/session/session.routes';
import { traceRoutes } from './platform/traces/trace.routes';
import { viewRoutes } from './platform/views/view.routes';
import { walletRoutes } from './domains/cards/wallets/wallet.routes';
import { walletUserRoutes } from './domains/cards/wallet-users/wallet-user.routes';
import { webhookRoutes } from './platform/webhooks/webhook.routes';

/** Every noun of the server adds its calls here, and only here. */
export const nouns: ((app: App) => void)[] = [
  sessionRoutes,
  secondFactorRoutes,
  profileRoutes,
  viewRoutes,
  passwordMailRoutes,
  passwordRoutes,
  menuRoutes,
  menuRecordRoutes,
  dictRoutes,
  relatedRoutes,
  commonRoutes,
  brandRoutes,
  merchantRoutes,
  registrationRoutes,
  walletUserRoutes,
  onboardingSessionRoutes,
  onboardingProductRoutes,
  accountRoutes,
  ledgerRoutes,
  overviewRoutes,
  auditRoutes,
  cardBinRoutes,
  cardholderRoutes,
  cardRoutes,
  cardBatchRoutes,
  cardChangeRoutes,
  cancellationRoutes,
  jobRoutes,
  notificationRoutes,
  uploadRoutes,
  limitRuleRoutes,
  noteRoutes,
  reconciliationRoutes,
  invoiceRoutes,
  revealRoutes,
  reviewRoutes,
  currentReleaseRoutes,
  devRemoteRoutes,
  remoteFaultRoutes,
  censusRoutes,
  clockRoutes,
  eventRoutes,
  traceRoutes,
  transactionRoutes,
  shareRuleRoutes,
  shareGroupRoutes,
  shareCardRoutes,
  walletRoutes,
  moduleRoutes,
  devopsModuleRoutes,
  moduleGrantRoutes,
  rehearsalRoutes,
  releaseRoutes,
  webhookRoutes,
];
