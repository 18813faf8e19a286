import { randomInt } from 'node:crypto';

/** Returns a random merchant number, because consecutive numbers would reveal how many merchants exist. */
export const newMerchantNo = (): string => `M${randomInt(10_000_000, 100_000_000)}`;

/** Letters and digits without similar pairs, because users read codes aloud and type them. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** Returns a referral code of eight characters that cannot be guessed. */
export const newReferralCode = (): string =>
  Array.from({ length: codeLength }, () => signs.charAt(randomInt(signs.length))).join('');
