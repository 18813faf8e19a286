import { foldAuditWords } from '../domains/admin/audit/audit-words.repo';
import { sweepDueCards } from '../domains/cards/allocations/sweep-cards';
import { readDueBalances } from '../domains/cards/cancellations/read-balances';
import { topUpDuePools } from '../domains/cards/pools/auto-top-up.repo';
import { tellLow } from '../domains/cards/pools/tell-low.repo';
import { readDueCards } from '../domains/cards/reconciliations/read-cards';
import { expireDueKyc } from '../domains/cards/cardholders/expire-kyc.repo';
import { expireDuePurchases } from '../domains/cards/transactions/expire.repo';
import { rewrapCards } from '../domains/cards/cards/card-key.repo';
import { startChannelLoop } from '../domains/cards/channels/channel-loop';
import { tellHistory } from '../demo/tell-history';
import type { App } from './deps';
import { deleteExpiredFiles } from './files/expired-file.repo';
import { foldBinTally } from '../domains/cards/card-bins/bin-tally.repo';
import { foldTally } from '../domains/cards/cards/card-tally.repo';
import { foldPurchases } from '../domains/cards/transactions/purchase-tally.repo';
import { foldTransactions } from '../domains/cards/transactions/transaction-tally.repo';
import { deleteExpired } from './housekeeping/expired.repo';
import { objectSweep } from './housekeeping/sweep-objects';
import { startJobLoop } from './jobs/job-loop';
import { jobKindsOf } from './jobs/job-kinds';
import { guardRound } from '../delivery/guard/guard-round';
import { startMailLoop } from './mail/mail-loop';
import { smtpMailer } from './mail/mailer';
import { tellLate } from './reviews/tell-late.repo';
import { tendReviews } from './reviews/tend-reviews.repo';
import { shortenLog } from './db/embedded-care';
import { renewRelease } from '../delivery/release/renew';
import { startRounds } from './rounds';
import { postTo } from './webhooks/post-webhook';
import { sendDueWebhooks } from './webhooks/send-due-webhooks';

/** Money is set aside for days and holders are known for months, so a minute more does not matter. */
const expiryIntervalMs = 60_000;

/** A signature is written anew once it is an hour old. */
const renewalIntervalMs = 60_000;

/** A version that breaks for everybody is taken back within seconds of the last complaint that it takes. */
const guardIntervalMs = 2000;

/** As often as mail: events are news, and nobody waits for them by the second. */
const webhookIntervalMs = 2_000;

/** A new card waits for its first money this long at most, and a pool for its next. */
const allocatingIntervalMs = 2_000;

/** What is expired takes room, and nothing else. */
const cleaningIntervalMs = 10 * 60_000;

/** Loose lines of counts make reading them longer, a thousand of them by a millisecond. */
const foldingIntervalMs = 5_000;

/** A search looks through a minute of new lines of the audit log in a few milliseconds. */
const wordsIntervalMs = 60_000;
/** A load of writes makes a few megabytes of the database's log in so long. */
const shorteningIntervalMs = 5_000;

/** What nobody lists takes room only after a day. */
const sweepIntervalMs = 60 * 60_000;

/** The history of a demo is written while people already look around; so it rests as long as it works. */
const historyIntervalMs = 500;

/** Work that goes on beside requests. Each starts and answers with how it is stopped. */
export const background: ((app: App) => () => Promise<void>)[] = [
  ({ deps, log }) =>
    startChannelLoop({
      pool: deps.database.pool,
      clock: deps.clock,
      onError: (err) => log.error({ err }, 'a round of channel orders broke'),
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: () => readDueBalances({ pool: deps.database.pool, clock: deps.clock }),
      onError: (err) => log.error({ err }, 'a round of balances at channels broke'),
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: () => readDueCards({ pool: deps.database.pool, clock: deps.clock }),
      onError: (err) => log.error({ err }, 'a round of comparing cards with their channels broke'),
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: () => expireDuePurchases({ pool: deps.database.pool, clock: deps.clock }),
      onError: (err) => log.error({ err }, 'a round of expiring purchases broke'),
      intervalMs: expiryIntervalMs,
      wakeOn: deps.clockShift.onMoved,
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: () => expireDueKyc({ pool: deps.database.pool, clock: deps.clock }),
      onError: (err) => log.error({ err }, 'a round of expiring verifications broke'),
      intervalMs: expiryIntervalMs,
      wakeOn: deps.clockShift.onMoved,
    }).stop,
  ({ deps, log }) =>
    startJobLoop({
      pool: deps.database.pool,
      owner: deps.database.owner,
      clock: deps.clock,
      files: deps.files,
      kinds: jobKindsOf(deps),
      onError: (err) => log.error({ err }, 'the work on a job broke'),
    }).stop,
  ({ deps, log }) =>
    deps.config.demo && deps.config.isSandbox
      ? startRounds({
          round: () => tellHistory(deps.database.pool),
          onError: (err) => log.error({ err }, 'a round of writing the history of the demo broke'),
          intervalMs: historyIntervalMs,
        }).stop
      : () => Promise.resolve(),
  ({ deps, log }) =>
    deps.config.mail
      ? startMailLoop({
          pool: deps.database.pool,
          clock: deps.clock,
          mailer: smtpMailer(deps.config.mail),
          onError: (err) => log.error({ err }, 'a round of mails broke'),
        }).stop
      : () => Promise.resolve(),
  ({ deps, log }) =>
    startRounds({
      round: () =>
        sendDueWebhooks({
          pool: deps.database.pool,
          clock: deps.clock,
          secrets: deps.secrets,
          post: postTo({ allowsInside: deps.config.demo && deps.config.isSandbox }),
        }),
      onError: (err) => log.error({ err }, 'a round of webhooks broke'),
      intervalMs: webhookIntervalMs,
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: async () => Number(await renewRelease({ pool: deps.database.pool, keys: deps.keys, clock: deps.clock })),
      onError: (err) => log.error({ err }, 'the release could not be signed anew'),
      intervalMs: renewalIntervalMs,
      wakeOn: deps.clockShift.onMoved,
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: () => tendReviews({ pool: deps.database.pool, clock: deps.clock }),
      onError: (err) => log.error({ err }, 'a round of tending reviews broke'),
      intervalMs: expiryIntervalMs,
      wakeOn: deps.clockShift.onMoved,
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: () => tellLate({ pool: deps.database.pool, clock: deps.clock }),
      onError: (err) => log.error({ err }, 'a round of telling of late reviews broke'),
      intervalMs: expiryIntervalMs,
      wakeOn: deps.clockShift.onMoved,
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: () => sweepDueCards({ pool: deps.database.pool, clock: deps.clock }),
      onError: (err) => log.error({ err }, 'a round of allocating money to cards broke'),
      intervalMs: allocatingIntervalMs,
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: () => topUpDuePools({ pool: deps.database.pool, clock: deps.clock }),
      onError: (err) => log.error({ err }, 'a round of topping pools up broke'),
      intervalMs: allocatingIntervalMs,
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: () => tellLow({ pool: deps.database.pool, clock: deps.clock }),
      onError: (err) => log.error({ err }, 'a round of telling of low pools broke'),
      intervalMs: expiryIntervalMs,
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: async () => {
        const withdrawn = await guardRound({ pool: deps.database.pool, keys: deps.keys, clock: deps.clock });
        for (const { remote, version } of withdrawn) log.error({ remote, version }, 'a version was taken back');
        return withdrawn.length;
      },
      onError: (err) => log.error({ err }, 'a round of the guard broke'),
      intervalMs: guardIntervalMs,
    }).stop,
  ({ deps, log }) =>
    deps.config.databaseUrl === null
      ? startRounds({
          round: async () => Number(await shortenLog(deps.database.owner)),
          onError: (err) => log.error({ err }, 'a round of shortening the log of the database broke'),
          intervalMs: shorteningIntervalMs,
        }).stop
      : () => Promise.resolve(),
  ({ deps, log }) =>
    startRounds({
      round: () => rewrapCards(deps.database.pool, deps.vault),
      onError: (err) => log.error({ err }, 'a round of wrapping card keys anew broke'),
      intervalMs: cleaningIntervalMs,
    }).stop,
  ({ deps, log }) =>
    startRounds({
      // Again only after the pause, however many lines there were.
      round: async () => {
        for (const fold of [foldTally, foldBinTally, foldPurchases, foldTransactions]) await fold(deps.database.owner);
        return 0;
      },
      onError: (err) => log.error({ err }, 'a round of folding counts broke'),
      intervalMs: foldingIntervalMs,
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: async () => {
        await foldAuditWords(deps.database.owner);
        return 0;
      },
      onError: (err) => log.error({ err }, 'a round of folding words of the audit log broke'),
      intervalMs: wordsIntervalMs,
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: async () =>
        (await deleteExpired(deps.database.owner, deps.clock())) +
        (await deleteExpiredFiles(deps.database.owner, { files: deps.files, now: deps.clock() })),
      onError: (err) => log.error({ err }, 'a round of cleaning broke'),
      intervalMs: cleaningIntervalMs,
      wakeOn: deps.clockShift.onMoved,
    }).stop,
  ({ deps, log }) =>
    startRounds({
      round: objectSweep({
        pool: deps.database.pool,
        owner: deps.database.owner,
        store: deps.store,
        clock: deps.clock,
      }),
      onError: (err) => log.error({ err }, 'a round of sweeping objects broke'),
      intervalMs: sweepIntervalMs,
    }).stop,
];
