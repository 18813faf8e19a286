import * as accounts from './accounts/account';
import * as accountExports from './accounts/account-export';
import * as ledger from './accounts/ledger';
import * as overview from './cards/overview';
import * as cards from './cards/card';
import * as audit from './audit/audit';
import * as binAssignments from './cards/bin-assignment';
import * as bins from './cards/card-bin';
import * as cardBatches from './cards/card-batch';
import * as binRecords from './cards/card-bin-record';
import * as binExports from './cards/card-bin-export';
import * as cardBulks from './cards/card-bulk';
import * as cardChanges from './cards/card-change';
import * as cardExports from './cards/card-export';
import * as cardMoves from './cards/card-move';
import * as cardFiles from './cards/card-file';
import * as cardNumbers from './cards/card-number';
import * as cardholders from './cards/cardholder';
import * as cardholderExports from './cards/cardholder-export';
import * as cancels from './cards/cancel';
import * as cancellations from './cards/cancellation';
import * as cancellationBulk from './cards/cancellation-bulk';
import * as limitLifts from './cards/limit-lift';
import * as limitRules from './cards/limit-rule';
import * as limitExports from './cards/limit-rule-export';
import * as limitMerchants from './cards/limit-rule-merchant';
import * as limitUsages from './cards/limit-rule-usage';
import * as notes from './cards/note';
import * as reconciliations from './cards/reconciliation';
import * as reveals from './cards/reveal';
import * as shareCards from './cards/share-card';
import * as shareGroups from './cards/share-group';
import * as shareCardExports from './cards/share-card-export';
import * as shareGroupExports from './cards/share-group-export';
import * as shareRules from './cards/share-rule';
import * as simulator from './cards/simulator';
import * as transactions from './cards/transaction';
import * as transactionExports from './cards/transaction-export';
import * as common from './common/common';
import * as uploads from './files/upload';
import * as jobs from './jobs/job';
import * as invoices from './company/invoice';
import * as menus from './menus/menu';
import * as menuKeeping from './menus/menu-keeping';
import * as menuRecords from './menus/menu-record';
import * as census from './devops/census';
import * as clock from './devops/clock';
import * as comparisons from './devops/comparison';
import * as moduleGrants from './devops/grant';
import * as modules from './devops/module';
import * as moduleRecords from './devops/module-record';
import * as rehearsals from './devops/rehearsal';
import * as releases from './devops/release';
import * as traces from './devops/trace';
import * as merchants from './merchants/merchant';
import * as notifications from './notifications/notification';
import * as onboarding from './onboarding/onboarding';
import * as onboardingSession from './onboarding/onboarding-session';
import * as onboardingSignIn from './onboarding/onboarding-sign-in';
import type { Operation } from './operation';
import * as passwords from './passwords/password';
import * as ownSessions from './profile/own-session';
import * as profiles from './profile/profile';
import * as brand from './public/brand';
import * as registrations from './registrations/registration';
import * as related from './related/related';
import * as currentRelease from './release/current-release';
import * as devRemotes from './release/dev-remote';
import * as events from './release/events';
import * as remoteFaults from './release/remote-fault';
import * as sessionPages from './release/session-page';
import * as reviews from './reviews/review';
import * as secondFactors from './second-factor/second-factor';
import * as session from './session/session';
import * as views from './views/view';
import * as wallets from './wallets/wallet';
import * as walletHistory from './wallets/wallet-history';
import * as walletUsers from './wallets/wallet-user';
import * as walletExports from './wallets/wallet-export';
import * as walletUserExports from './wallets/wallet-user-export';
import * as webhooks from './webhooks/webhook';

type AnyOperation = Operation<never, unknown>;

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'permission' in value && 'path' in value && 'output' in value;

/** Every call there is, by its exported name. The server mounts exactly these; the fake server of tests too. */
export const operations: Record<string, AnyOperation> = Object.fromEntries(
  [
    session,
    passwords,
    registrations,
    onboardingSession,
    onboardingSignIn,
    onboarding,
    secondFactors,
    walletUsers,
    webhooks,
    profiles,
    ownSessions,
    menus,
    menuKeeping,
    menuRecords,
    related,
    common,
    brand,
    merchants,
    accounts,
    accountExports,
    ledger,
    overview,
    audit,
    bins,
    binRecords,
    binAssignments,
    cardholders,
    cardholderExports,
    cards,
    cardBatches,
    cardFiles,
    cardBulks,
    cardChanges,
    cardExports,
    cardMoves,
    cardNumbers,
    jobs,
    uploads,
    notifications,
    views,
    limitRules,
    limitMerchants,
    limitLifts,
    limitUsages,
    notes,
    reconciliations,
    invoices,
    reveals,
    cancels,
    cancellations,
    cancellationBulk,
    reviews,
    currentRelease,
    devRemotes,
    remoteFaults,
    sessionPages,
    events,
    census,
    clock,
    traces,
    transactions,
    transactionExports,
    simulator,
    shareRules,
    shareGroups,
    shareGroupExports,
    shareCards,
    shareCardExports,
    binExports,
    limitExports,
    wallets,
    walletExports,
    walletUserExports,
    walletHistory,
    modules,
    moduleRecords,
    comparisons,
    moduleGrants,
    rehearsals,
    releases,
  ]
    .flatMap((module) => Object.entries(module))
    .filter((pair): pair is [string, AnyOperation] => isOperation(pair[1])),
);
