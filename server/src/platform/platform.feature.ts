import { platformDicts } from './reference/dict.data';
import { platformMenus } from './reference/menu.data';
import { platformParameters } from './reference/parameter.data';
import { agreementTextRoutes } from './agreements/agreement-text.routes';
import { brandRoutes } from './brand/brand.routes';
import { clockRoutes } from './clock/clock.routes';
import { commonRoutes } from './common/common.routes';
import { shortenLog } from './db/embedded-care';
import { dictRoutes } from './dicts/dict.routes';
import { deleteExpiredFiles } from './files/delete-expired-files.actions';
import { uploadRoutes } from './files/upload.routes';
import { deleteExpired } from './housekeeping/expired.store';
import { jobPollers } from './jobs/job-pollers';
import { jobRoutes } from './jobs/job.routes';
import { mailPoller } from './mail/mail-poller';
import { smtpMailer } from './mail/mailer';
import { clearOldTexts } from './mail/outbox.store';
import { menuRoutes } from './menus/menu.routes';
import type { Feature } from './feature';
import { notificationRoutes } from './notifications/notification.routes';
import { platformServed } from './platform.served';
import { profileRoutes } from './profile/profile.routes';
import { relatedRoutes } from './related/related.routes';
import { reviewRoutes } from './reviews/review.routes';
import { notifyLate } from './reviews/notify-late.actions';
import { expireReviews } from './reviews/expire-reviews.actions';
import { passwordMailRoutes } from './session/passwords/password-mail.routes';
import { passwordRoutes } from './session/passwords/password.routes';
import { secondFactorRoutes } from './session/second-factor/second-factor.routes';
import { sessionRoutes } from './session/session.routes';
import { stepDraftRoutes } from './step-drafts/step-draft.routes';
import { stepUpRoutes } from './session/step-up/step-up.routes';
import { traceRoutes } from './traces/trace.routes';
import { viewRoutes } from './views/view.routes';
import { postTo } from './webhooks/post-webhook';
import { mayReachInside } from './webhooks/address';
import { sendDueWebhooks } from './webhooks/send-due-webhooks.actions';
import { webhookRoutes } from './webhooks/webhook.routes';

/** Polling interval of reviews, whose deadlines are days away. */
const reviewsMs = 60_000;

/** Polling interval of webhook deliveries, the same as for mails. */
const webhooksMs = 2_000;

/** Interval of WAL checks: heavy writing adds a few megabytes in this time. */
const shorteningMs = 5_000;

/** Interval for deleting expired rows, which only occupy space. */
const cleaningMs = 10 * 60_000;

/** Feature that every console has, independent of its domains. */
export const platformFeature: Feature = {
  name: 'platform',
  reference: {
    dicts: platformDicts,
    menus: platformMenus,
    parameters: platformParameters,
  },
  routes: [
    sessionRoutes,
    stepUpRoutes,
    secondFactorRoutes,
    profileRoutes,
    viewRoutes,
    stepDraftRoutes,
    passwordMailRoutes,
    passwordRoutes,
    menuRoutes,
    dictRoutes,
    relatedRoutes,
    commonRoutes,
    brandRoutes,
    agreementTextRoutes,
    jobRoutes,
    notificationRoutes,
    uploadRoutes,
    reviewRoutes,
    clockRoutes,
    traceRoutes,
    webhookRoutes,
  ],
  served: platformServed,
  pollers: (work) => [
    ...jobPollers(
      {
        ...work,
        kinds: work.registry.jobs,
        onError: (err, traceId) => work.log.error({ err, traceId }, 'a job failed'),
      },
      work.stopping,
    ),
    mailPoller({
      ...work,
      mailer: work.config.mail && smtpMailer(work.config.mail),
      accounts: { secrets: work.secrets, allowsInside: mayReachInside(work.config) },
    }),
    {
      name: 'send webhooks',
      everyMs: webhooksMs,
      poll: () => sendDueWebhooks({ ...work, post: postTo({ allowsInside: mayReachInside(work.config) }) }),
    },
    { name: 'expire reviews', everyMs: reviewsMs, followsClock: true, poll: () => expireReviews(work) },
    { name: 'notify of late reviews', everyMs: reviewsMs, followsClock: true, poll: () => notifyLate(work) },
    {
      name: 'delete what is expired',
      everyMs: cleaningMs,
      followsClock: true,
      poll: async () =>
        (await deleteExpired(work.owner, work.clock())) +
        (await clearOldTexts(work.owner, work.clock())) +
        (await deleteExpiredFiles(work.owner, { files: work.files, now: work.clock() })),
    },
    ...(work.config.databaseUrl === null
      ? [
          {
            name: 'shorten the log of the database',
            everyMs: shorteningMs,
            poll: async () => Number(await shortenLog(work.owner)),
          },
        ]
      : []),
  ],
};
