import { setTimeout as wait } from 'node:timers/promises';
import { codes, registerMerchant, sendResetCode, sendResetEmail, signIn, updatePassword } from '@console/contracts';
import { sendOnboardingCode } from '@console/contracts/onboarding';
import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { pathOf } from './served';

/** Longer than any of them works on a machine that is not overloaded. */
const evenMs = 100;

const addressOf = ({ path }: { path: string }) => `/admin${path}`;

/** What answers everybody alike, whether or not it knows the name or address that was typed. */
const alike = new Set([sendResetEmail, sendResetCode, sendOnboardingCode, registerMerchant].map(addressOf));
/** What answers alike whoever is not let in. */
const alikeToStrangers = new Set([signIn, updatePassword].map(addressOf));

/**
 * For a known name more is written down than for a made-up one. Whoever asks often enough would see it by the time, so
 * none of these answers comes before a time that all of them need less than.
 */
export function answerEvenly(app: App): void {
  // From when there is something to work on: whoever sends a body late would be answered at once otherwise.
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
