import type { NoteAudience } from '@console/contracts';
import type { cancelReasons, freezeReasons, limitReasons, unfreezeReasons } from '@console/contracts/cards';
import type { AccountType, Actor } from '../context';

/** Reader of a text: kind of account, the company's name for it, and language. */
export type Reader = Pick<Actor, 'accountType' | 'companyName' | 'language'>;

/** Author of a text: a person by the kind of account, a machine, or risk control. */
export type Writer = AccountType | 'MACHINE' | 'RISK';

/**
 * Actor of a change, as returned by `writtenBy`. It is an opaque type: code must convert it with a function of this
 * file.
 */
export interface By {
  readonly name: string;
  readonly writer: Writer;
}

declare const unread: unique symbol;
/** Stored text with restricted readers. It is an opaque type: code must convert it with a function of this file. */
export interface Unread {
  readonly [unread]: true;
}

/** Returns the text; only the functions of this file call it. */
const textIn = (text: Unread): string =>
  // The database returned a string, whose type was hidden to prevent passing it on unchecked.
  text as unknown as string;

/** Actors that each account type sees by name; all other actors are shown as the platform. */
const known: Record<AccountType, readonly Writer[]> = {
  WHITELABEL: ['WHITELABEL', 'MERCHANT', 'CHANNEL', 'WALLET', 'APPLICANT', 'MACHINE', 'RISK'],
  MERCHANT: ['MERCHANT', 'WALLET', 'MACHINE', 'RISK'],
  CHANNEL: ['CHANNEL', 'MACHINE', 'RISK'],
  WALLET: ['MERCHANT', 'WALLET', 'MACHINE', 'RISK'],
  APPLICANT: [],
};

/** Authors whose texts each account type may read. Texts of risk control reveal its detection criteria. */
const read: Record<AccountType, readonly Writer[]> = {
  WHITELABEL: known.WHITELABEL,
  MERCHANT: ['MERCHANT', 'WALLET', 'MACHINE'],
  CHANNEL: ['CHANNEL', 'MACHINE'],
  WALLET: ['WALLET', 'MACHINE'],
  APPLICANT: [],
};

export const isStaff = ({ accountType }: Pick<Reader, 'accountType'>): boolean => accountType === 'WHITELABEL';

/** Returns the actor's name, or the platform's name if this reader must not see names of platform staff. */
export const nameFor = ({ accountType, companyName, language }: Reader, { name, writer }: By): string =>
  known[accountType].includes(writer) ? name : companyName[language];

/**
 * Returns a text about an action if the reader is on the author's side, or if the text is the response to the reader's
 * request.
 */
export const textFor = ({ accountType }: Pick<Reader, 'accountType'>, text: Unread | null, writer: Writer) =>
  text !== null && read[accountType].includes(writer) ? textIn(text) : null;

type Reason =
  | (typeof freezeReasons)[number]
  | (typeof unfreezeReasons)[number]
  | (typeof cancelReasons)[number]
  | (typeof limitReasons)[number]
  | 'CANCEL_REVIEW';

/** Reasons that every reader may see. All other reasons reveal a suspicion. */
const isNeutral: Record<Reason, boolean> = {
  LOST: true,
  STOLEN: true,
  SUSPICIOUS: false,
  HOLDER_REQUEST: true,
  REVIEW: false,
  OTHER: true,
  RESOLVED: true,
  MISTAKE: true,
  NOT_NEEDED: true,
  HOLDER_LEFT: true,
  REPLACED: true,
  COMPROMISED: false,
  MORE_SPENDING: true,
  LESS_RISK: false,
  CANCEL_REVIEW: true,
};

/** Shown instead of a restricted reason. */
const neutralReason = 'OTHER' satisfies Reason;

/**
 * Returns the author of the text of a decision. The requester's side may read the text of a rejection, unless a machine
 * made the request.
 */
export const answerFor = (
  reader: Pick<Reader, 'accountType'>,
  text: Unread | null,
  { writer, asker }: { writer: Writer; asker: Writer },
): string | null => textFor(reader, text, writer) ?? (asker === 'MACHINE' ? null : textFor(reader, text, asker));

/**
 * Returns the reason, or the neutral reason if the reader may not see the actual one or it is unknown. Machines repeat
 * the reason that a user gave, without the user's name.
 */
export function reasonFor(reader: Pick<Reader, 'accountType'>, reason: Unread, writer: Writer): string;
export function reasonFor(reader: Pick<Reader, 'accountType'>, reason: Unread | null, writer: Writer): string | null;
export function reasonFor(reader: Pick<Reader, 'accountType'>, reason: Unread | null, writer: Writer): string | null {
  if (reason === null) return null;
  const code = textIn(reason);
  const isForAll = Object.entries(isNeutral).some(([name, neutral]) => neutral && name === code);
  const isOwn = writer !== 'MACHINE' && read[reader.accountType].includes(writer);
  return isForAll || isOwn || isStaff(reader) ? code : neutralReason;
}

/** Returns a code from a list of technical codes, which every reader may see. */
export const factOf = textIn;

/** Returns the author of a freeze reason: only the source `USER` is a user outside the platform. */
export const blockWriterOf = (source: string | null): Writer =>
  source === 'USER' ? 'MERCHANT' : source === 'RISK' ? 'RISK' : 'WHITELABEL';

/** Returns the audience of a new note: platform staff choose it; for other users it is their own side. */
export function audienceOf(writer: Pick<Reader, 'accountType'>, requested: NoteAudience | undefined): NoteAudience {
  if (isStaff(writer)) return requested ?? 'INTERNAL';
  return writer.accountType === 'MERCHANT' || writer.accountType === 'WALLET' ? 'MERCHANT' : 'INTERNAL';
}

/** Returns the audiences that an author can choose from, the default first; empty if the author has no choice. */
export const audiencesFor = (writer: Pick<Reader, 'accountType'>): NoteAudience[] =>
  isStaff(writer) ? ['INTERNAL', 'MERCHANT'] : [];

/** Note audiences that each account type may read. Wallet users and channels cannot read notes addressed to the merchant. */
const readNotes: Record<AccountType, NoteAudience[]> = {
  WHITELABEL: ['INTERNAL', 'MERCHANT'],
  MERCHANT: ['MERCHANT'],
  CHANNEL: [],
  WALLET: [],
  APPLICANT: [],
};

/** Returns the audiences whose notes a user may read, besides the user's own notes. */
export const audiencesOf = ({ accountType }: Pick<Reader, 'accountType'>): readonly NoteAudience[] =>
  readNotes[accountType];
