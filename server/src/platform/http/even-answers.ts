import { setTimeout as wait } from 'node:timers/promises';
import { codes, registerMerchant, sendResetCode, sendResetEmail, signIn, updatePassword } from '@console/contracts';
import { sendOnboardingCode } from '@console/contracts/onboarding';
import type { App } from '../deps';

/** Longer than any of them works on a machine that is not overloaded. */
const evenMs = 100;

const pathOf = ({ path }: { path: string }) => `/admin${path}`;

/** What answers everybody alike, whether or not it knows the name or address that was typed. */
const alike = new Set([sendResetEmail, sendResetCode, sendOnboardingCode, registerMerchant].map(pathOf));
/** What answers alike whoever is not let in. */
const alikeToStrangers = new Set([signIn, updatePassword].map(pathOf));

/**
 * For a known name more is written down than for a made-up one. Whoever asks often enough would see it by the time, so
 * none of these answers comes before a time that all of them need less than.
 */
export function answerEvenly(app: App): void {
  app.addHook('onSend', async ({ url }, reply, payload) => {
    const path = url.split('?', 1)[0] ?? '';
    const isAlike = alike.has(path) || (alikeToStrangers.has(path) && isFailure(payload));
    if (isAlike && reply.elapsedTime < evenMs) await wait(evenMs - reply.elapsedTime);
    return payload;
  });
}

const isFailure = (payload: unknown): boolean =>
  typeof payload === 'string' && payload.startsWith(`{"code":${codes.signInFailed},`);
