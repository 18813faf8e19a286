import type { NoteAudience } from '@console/contracts';
import type { cancelReasons, freezeReasons, limitReasons, unfreezeReasons } from '@console/contracts/cards';
import type { AccountType, Actor } from '../context';

/** Reader of a text: kind of account, the company's name for it, and language. */
export type Reader = Pick<Actor, 'accountType' | 'companyName' | 'language'>;

/** Author of a text: a person by the kind of account, a machine, or risk control. */
export type Writer = AccountType | 'MACHINE' | 'RISK';

/** Actor of a change, as `writtenBy` returns it. It is no string, so that it must be converted here. */
export interface By {
  readonly name: string;
  readonly writer: Writer;
}

declare const unread: unique symbol;
/** A stored text with restricted readers. It is no string, so that it must be converted here. */
export interface Unread {
  readonly [unread]: true;
}

/** Returns the text; only the functions of this file call it. */
const textIn = (text: Unread): string =>
  // The database returned a string, whose type was hidden to prevent passing it on unchecked.
  text as unknown as string;

/** Actors that each kind of account knows by name; all others appear as the platform. */
const known: Record<AccountType, readonly Writer[]> = {
  WHITELABEL: ['WHITELABEL', 'MERCHANT', 'CHANNEL', 'WALLET', 'APPLICANT', 'MACHINE', 'RISK'],
  MERCHANT: ['MERCHANT', 'WALLET', 'MACHINE', 'RISK'],
  CHANNEL: ['CHANNEL', 'MACHINE', 'RISK'],
  WALLET: ['MERCHANT', 'WALLET', 'MACHINE', 'RISK'],
  APPLICANT: [],
};

/** Authors whose texts each kind of account may read. Texts of risk control reveal what it looks for. */
const read: Record<AccountType, readonly Writer[]> = {
  WHITELABEL: known.WHITELABEL,
  MERCHANT: ['MERCHANT', 'WALLET', 'MACHINE'],
  CHANNEL: ['CHANNEL', 'MACHINE'],
  WALLET: ['WALLET', 'MACHINE'],
  APPLICANT: [],
};

export const isStaff = ({ accountType }: Pick<Reader, 'accountType'>): boolean => accountType === 'WHITELABEL';

/** Returns the actor's name, or that of the platform if its staff are not named to this reader. */
export const nameFor = ({ accountType, companyName, language }: Reader, { name, writer }: By): string =>
  known[accountType].includes(writer) ? name : companyName[language];

/** Returns a text about an action if the reader is on the author's side or the text answers the reader. */
export const textFor = ({ accountType }: Pick<Reader, 'accountType'>, text: Unread | null, writer: Writer) =>
  text !== null && read[accountType].includes(writer) ? textIn(text) : null;

type Reason =
  | (typeof freezeReasons)[number]
  | (typeof unfreezeReasons)[number]
  | (typeof cancelReasons)[number]
  | (typeof limitReasons)[number]
  | 'CANCEL_REVIEW';

/** Reasons that every reader may see. The others reveal a suspicion. */
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

/** The neutral reason. */
const neutralReason = 'OTHER' satisfies Reason;

/** Returns the author of an answer: a rejection may be read by the requester's side, unless a machine requested it. */
export const answerFor = (
  reader: Pick<Reader, 'accountType'>,
  text: Unread | null,
  { writer, asker }: { writer: Writer; asker: Writer },
): string | null => textFor(reader, text, writer) ?? (asker === 'MACHINE' ? null : textFor(reader, text, asker));

/**
 * Returns the reason, or the neutral one if the reader may not see it or it is unknown. Machines repeat the reason of a
 * person, without naming the person.
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

/** Returns a code of a list that concerns no person. */
export const factOf = textIn;

/** Returns the author of the text about a freeze: only the source `USER` means a person outside the platform. */
export const blockWriterOf = (source: string | null): Writer =>
  source === 'USER' ? 'MERCHANT' : source === 'RISK' ? 'RISK' : 'WHITELABEL';

/** Returns the readers of a new note: platform staff choose, others write for their own side. */
export function audienceOf(writer: Pick<Reader, 'accountType'>, requested: NoteAudience | undefined): NoteAudience {
  if (isStaff(writer)) return requested ?? 'INTERNAL';
  return writer.accountType === 'MERCHANT' || writer.accountType === 'WALLET' ? 'MERCHANT' : 'INTERNAL';
}

/** Returns the readers that an author can choose from, the default first; empty without a choice. */
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

/** Returns the kinds of notes that a user may read besides their own. */
export const audiencesOf = ({ accountType }: Pick<Reader, 'accountType'>): readonly NoteAudience[] =>
  readNotes[accountType];
