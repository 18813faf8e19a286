import { randomBytes } from 'node:crypto';
import { codes } from '@console/contracts';
import {
  disableSecondFactor,
  enableSecondFactor,
  querySecondFactor,
  startSecondFactor,
} from '@console/contracts/profile';
import type { App } from '../../deps';
import { mount, type SignedInContext } from '../../http/mount';
import { Refusal } from '../../refusal';
import { passwordMatches } from '../password';
import { boundProof } from '../step-up/bound-proof.actions';
import { newRecoveryCodes, recoveryHash } from './recovery-codes';
import { clearFactor, enableFactor, storeFactor, storeFactorStep } from '../../users/user.store';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-code.store';
import { findFactor, lockFactor } from './second-factor.query';
import { isFactorRequired } from './factor-required.query';
import { acceptedStep, base32Of, totpUri } from './totp';

const secretBytes = 20;
const issuer = 'VCC Console';

export function secondFactorRoutes(app: App): void {
  const { secrets } = app.deps;

  mount(app, querySecondFactor, async (_input, { db, actor }) => {
    const { isEnabled, codesLeft } = await findFactor(db, actor.userId);
    return { isEnabled, isRequired: await isFactorRequired(db), recoveryCodesLeft: codesLeft };
  });

  mount(app, startSecondFactor, async ({ password }, context) => {
    const { db, actor, audit } = context;
    await provePassword(context, password);
    if ((await lockFactor(db, actor.userId)).isEnabled) throw new Refusal(codes.transition);
    const secret = randomBytes(secretBytes);
    await storeFactor(db, actor.userId, secrets.seal(secret.toString('hex')));
    await audit(lineOf(context, 'begun'));
    return { secret: base32Of(secret), uri: totpUri(issuer, actor.loginName, secret) };
  });

  mount(app, enableSecondFactor, async ({ code }, context) => {
    const { db, actor, audit, now } = context;
    const { companyId, userId } = actor;
    const { sealed, isEnabled, lastStep } = await lockFactor(db, userId);
    if (sealed === null || isEnabled) throw new Refusal(codes.transition);
    const secret = Buffer.from(secrets.open(Buffer.from(sealed, 'hex')), 'hex');
    await prove(context, {
      field: 'code',
      check: async () => {
        const step = acceptedStep(code, secret, { now, lastStep });
        if (step !== null) await storeFactorStep(db, userId, step);
        return step === null ? 'WRONG_CODE' : null;
      },
    });
    const recoveryCodes = newRecoveryCodes();
    const codeHashes = recoveryCodes.map((one) => recoveryHash(secrets, userId, one));
    await enableFactor(db, userId, now);
    await replaceRecoveryCodes(db, { companyId, userId, codeHashes });
    await audit(lineOf(context, 'on'));
    return { recoveryCodes };
  });

  mount(app, disableSecondFactor, async ({ password }, context) => {
    await provePassword(context, password);
    if (await isFactorRequired(context.db)) throw new Refusal(codes.transition, { keepsChanges: true });
    const { db, actor } = context;
    await clearFactor(db, actor.userId);
    await deleteRecoveryCodes(db, actor.userId);
    await context.audit(lineOf(context, 'off'));
    return { ok: true };
  });
}

const lineOf = ({ actor: { userId, loginName } }: SignedInContext, secondFactor: string) => ({
  objectType: 'user' as const,
  objectId: userId,
  objectLabel: loginName,
  after: { secondFactor },
});

/** Requires the password, so that an unattended session is not sufficient. */
const provePassword = (context: SignedInContext, password: string): Promise<void> =>
  prove(context, {
    field: 'password',
    check: async ({ passwordHash }) => ((await passwordMatches(passwordHash, password)) ? null : 'WRONG_PASSWORD'),
  });

function prove(
  context: SignedInContext,
  proof: Pick<Parameters<typeof boundProof>[1], 'field' | 'check'>,
): Promise<void> {
  const { actor, visit, audit } = context;
  const { loginName, userId } = actor;
  const line = { objectType: 'user' as const, objectId: userId, objectLabel: loginName };
  return boundProof(context, {
    loginName,
    sessionId: visit.sessionId,
    ...proof,
    onWrong: (after) => audit({ ...line, after }, 'FAILED'),
  });
}
