import { setTimeout as wait } from 'node:timers/promises';
import { codes, registerMerchant, sendResetCode, sendResetEmail, signIn, updatePassword } from '@console/contracts';
import { sendOnboardingCode } from '@console/contracts/onboarding';
import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { pathOf } from './served';

/** Longer than any of these operations takes on a machine that is not overloaded. */
const evenMs = 100;

const addressOf = ({ path }: { path: string }) => `/admin${path}`;

/** Operations whose responses are the same for existing and unknown names or addresses. */
const alike = new Set([sendResetEmail, sendResetCode, sendOnboardingCode, registerMerchant].map(addressOf));
/** Operations whose refusals are the same for existing and unknown names. */
const alikeToStrangers = new Set([signIn, updatePassword].map(addressOf));

/**
 * Delays the responses of these operations to a fixed time. An existing name causes more writes than an unknown one, so
 * without the delay an attacker could find existing names by timing.
 */
export function answerEvenly(app: App): void {
  // Measured from the complete body: otherwise a late body would be answered without a delay.
  const begun = new WeakMap<FastifyRequest, number>();
  app.addHook('preValidation', async (request) => void begun.set(request, performance.now()));
  app.addHook('onSend', async (request, _reply, payload) => {
    const path = pathOf(request);
    const isAlike = alike.has(path) || (alikeToStrangers.has(path) && isFailure(payload));
    if (!isAlike) return payload;
    const took = performance.now() - (begun.get(request) ?? performance.now());
    if (took < evenMs) await wait(evenMs - took);
    return payload;
  });
}

const isFailure = (payload: unknown): boolean =>
  typeof payload === 'string' && payload.startsWith(`{"code":${codes.signInFailed},`);
