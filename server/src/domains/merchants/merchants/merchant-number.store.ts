import { randomInt } from 'node:crypto';

/** Returns a merchant number, random so that numbers do not reveal how many merchants there are. */
export const newMerchantNo = (): string => `M${randomInt(10_000_000, 100_000_000)}`;

/** Letters and digits that are not mistaken for each other, because codes are read out and typed by hand. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** Returns a referral code of eight characters that cannot be guessed. */
export const newReferralCode = (): string =>
  Array.from({ length: codeLength }, () => signs.charAt(randomInt(signs.length))).join('');
