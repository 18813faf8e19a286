import { accountRoutes } from './accounts/accounts/account.routes';
import { ledgerRoutes } from './accounts/ledger/ledger.routes';
import { overviewRoutes } from './accounts/overview/overview.routes';
import { auditRoutes } from './audit/audit.routes';
import { brandRoutes } from './brand/brand.routes';
import { cancellationRoutes } from './cards/cancellations/cancellation.routes';
import { cardBatchRoutes } from './cards/card-batches/card-batch.routes';
import { cardBinRoutes } from './cards/card-bins/card-bin.routes';
import { cardholderRoutes } from './cards/cardholders/cardholder.routes';
import { cardChangeRoutes } from './cards/cards/card-change.routes';
import { cardRoutes } from './cards/cards/card.routes';
import { limitRuleRoutes } from './cards/limit-rules/limit-rule.routes';
import { noteRoutes } from './cards/notes/note.routes';
import { reconciliationRoutes } from './cards/reconciliations/reconciliation.routes';
import { revealRoutes } from './cards/reveal/reveal.routes';
import { shareCardRoutes } from './cards/share-cards/share-card.routes';
import { shareGroupRoutes } from './cards/share-groups/share-group.routes';
import { shareRuleRoutes } from './cards/share-rules/share-rule.routes';
import { transactionRoutes } from './cards/transactions/transaction.routes';
import { censusRoutes } from './census/census.routes';
import { invoiceRoutes } from './company/invoices/invoice.routes';
import { clockRoutes } from './clock/clock.routes';
import { commonRoutes } from './common/common.routes';
import type { App } from './deps';
import { devRemoteRoutes } from './dev-remotes/dev-remote.routes';
import { dictRoutes } from './dicts/dict.routes';
import { jobRoutes } from './jobs/job.routes';
import { menuRecordRoutes } from './menus/menu-record.routes';
import { menuRoutes } from './menus/menu.routes';
import { eventRoutes } from './events/event.routes';
import { uploadRoutes } from './files/upload.routes';
import { notificationRoutes } from './notifications/notification.routes';
import { merchantRoutes } from './merchants/merchants/merchant.routes';
import { onboardingProductRoutes } from './onboarding/onboarding-product.routes';
import { onboardingSessionRoutes } from './onboarding/onboarding-session.routes';
import { profileRoutes } from './profile/profile.routes';
import { registrationRoutes } from './registrations/registration.routes';
import { passwordMailRoutes } from './passwords/password-mail.routes';
import { passwordRoutes } from './passwords/password.routes';
import { devopsModuleRoutes } from './release/devops-module.routes';
import { moduleGrantRoutes } from './release/module-grant.routes';
import { rehearsalRoutes } from './release/rehearsal.routes';
import { moduleRoutes } from './release/module.routes';
import { releaseRoutes } from './release/release.routes';
import { relatedRoutes } from './related/related.routes';
import { currentReleaseRoutes } from './release/current-release.routes';
import { remoteFaultRoutes } from './release/remote-fault.routes';
import { secondFactorRoutes } from './second-factor/second-factor.routes';
import { reviewRoutes } from './reviews/review.routes';
import { sessionRoutes } from './session/session.routes';
import { traceRoutes } from './traces/trace.routes';
import { viewRoutes } from './views/view.routes';
import { walletRoutes } from './wallets/wallets/wallet.routes';
import { walletUserRoutes } from './wallets/wallet-users/wallet-user.routes';
import { webhookRoutes } from './webhooks/webhook.routes';

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
