import { codes, type InputOf, mailWaitSeconds } from '@console/contracts';
import type { resendMail, SendRecordDetail } from '@console/contracts/send-records';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { repeatMail } from '../../../platform/mail/outbox.store';
import { Refusal } from '../../../platform/refusal';
import { takeMailTurn } from '../../../platform/session/attempts/mail-turn.actions';
import { findSendRecord } from './send-record.query';
import { resendRefusalOf } from './send-record.rules';

/**
 * Sends a mail again as a new record that is linked to the original. The same mail can be resent once in five minutes.
 */
export async function resend({ id, version }: InputOf<typeof resendMail>, context: Context): Promise<SendRecordDetail> {
  const { db, actor, now } = context;
  const mail = await findSendRecord(context, id);
  await assertVersion(mail, version, () => ({ current: mail }));
  const { state, hidesSecret: isSecret, subject } = mail;
  const reason = resendRefusalOf({ state, isSecret, hasText: mail.body !== null });
  if (reason !== null) throw new Refusal(codes.transition, { data: { from: state, reason } });
  await takeMailTurn(db, { scope: 'mail', key: ['resend', actor.companyId, id], now }, mailWaitSeconds);
  const repeated = await findSendRecord(context, await repeatMail(db, { id, body: mail.body ?? '' }, now));
  await context.audit({
    objectType: 'mail',
    objectId: repeated.id,
    objectLabel: subject,
    after: { template: repeated.template, state: repeated.state, resentOf: id },
  });
  return repeated;
}
