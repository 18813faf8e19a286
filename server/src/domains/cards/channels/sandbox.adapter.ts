import { createHash } from 'node:crypto';
import type { Result, ChannelAdapter, ChannelMode, UpdateAnswer } from './channel.adapter';

const delayMs = { min: 5_000, max: 30_000 };
/** Shares of rejected orders. The unsteady channel rejects enough that its users see the handling of rejections. */
const rejectedShares = { steady: 0.03, unsteady: 0.25 };

/**
 * Number from 0 to 1 that is derived from the order id, so that all processes compute the same response, also after a
 * restart.
 */
export const chanceOf = (orderId: string, salt: string): number =>
  createHash('sha256').update(`${salt} ${orderId}`).digest().readUInt32BE(0) / 2 ** 32;

export const delayOf = (orderId: string) =>
  Math.round(delayMs.min + chanceOf(orderId, 'delay') * (delayMs.max - delayMs.min));

const outcomeOf = (orderId: string, rejectedShare = rejectedShares.steady): Result =>
  chanceOf(orderId, 'outcome') < rejectedShare
    ? { at: 'rejected', reason: 'SANDBOX-05: The channel declined to create the card.' }
    : { at: 'done', channelCardId: `sbx-${createHash('sha256').update(orderId).digest('hex').slice(0, 16)}` };

const takesInfo = async (orderId: string): Promise<UpdateAnswer> => ({
  at: 'done',
  channelCardId: `sbx-${orderId.slice(-16).toLowerCase()}`,
});

/** Simulated channels without a network connection. */
export const sandboxAdapters: Record<ChannelMode, ChannelAdapter> = {
  SYNC: {
    firstLookMs: () => null,
    create: async (orderId) => ({ at: 'done', channelCardId: `sbx-${orderId.slice(-16).toLowerCase()}` }),
    query: async (orderId) => ({ at: 'done', channelCardId: `sbx-${orderId.slice(-16).toLowerCase()}` }),
    updateInfo: takesInfo,
  },
  ASYNC: {
    firstLookMs: () => 0,
    create: async (orderId) => ({ at: 'accepted', askAfterMs: delayOf(orderId) }),
    query: async (orderId) => outcomeOf(orderId),
    updateInfo: takesInfo,
  },
  FLAKY: {
    firstLookMs: delayOf,
    create: async (orderId) => ({ at: 'timed-out', askAfterMs: delayOf(orderId) }),
    query: async (orderId) => outcomeOf(orderId, rejectedShares.unsteady),
    updateInfo: null,
  },
};
