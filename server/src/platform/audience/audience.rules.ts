import type { NoteAudience } from '@console/contracts';
import type { cancelReasons, freezeReasons, limitReasons, unfreezeReasons } from '@console/contracts/cards';
import type { AccountType, Actor } from '../context';

/** Who reads: as what, and what the platform is called for them in which language. */
export type Reader = Pick<Actor, 'accountType' | 'companyName' | 'language'>;

/** Whose words they are: of a person by their kind of account, of a machine, or of risk control. */
export type Writer = AccountType | 'MACHINE' | 'RISK';

/** Who did or wrote something, as `writtenBy` gives it. No string, so that it has to become one here. */
export interface By {
  readonly name: string;
  readonly writer: Writer;
}

declare const unread: unique symbol;
/** A stored text that is not for everybody. No string, so that it has to become one here. */
export interface Unread {
  readonly [unread]: true;
}

/** Nothing but these functions looks into such a text. */
const textIn = (text: Unread): string =>
  // The database gave a string; its type was only hidden from whoever would pass it on.
  text as unknown as string;

/** Whom each kind of account knows by name; anybody else is the platform to them. */
const known: Record<AccountType, readonly Writer[]> = {
  WHITELABEL: ['WHITELABEL', 'MERCHANT', 'CHANNEL', 'WALLET', 'APPLICANT', 'MACHINE', 'RISK'],
  MERCHANT: ['MERCHANT', 'WALLET', 'MACHINE', 'RISK'],
  CHANNEL: ['CHANNEL', 'MACHINE', 'RISK'],
  WALLET: ['MERCHANT', 'WALLET', 'MACHINE', 'RISK'],
  APPLICANT: [],
};

/** Whose words each kind of account reads. Those of risk control say what it looks for. */
const read: Record<AccountType, readonly Writer[]> = {
  WHITELABEL: known.WHITELABEL,
  MERCHANT: ['MERCHANT', 'WALLET', 'MACHINE'],
  CHANNEL: ['CHANNEL', 'MACHINE'],
  WALLET: ['WALLET', 'MACHINE'],
  APPLICANT: [],
};

export const isStaff = ({ accountType }: Pick<Reader, 'accountType'>): boolean => accountType === 'WHITELABEL';

/** The name of who did it, or of the platform where its people are meant. */
export const nameFor = ({ accountType, companyName, language }: Reader, { name, writer }: By): string =>
  known[accountType].includes(writer) ? name : companyName[language];

/** What was written beside an action: for those who are on the writer's side, or whom the writer answers. */
export const textFor = ({ accountType }: Pick<Reader, 'accountType'>, text: Unread | null, writer: Writer) =>
  text !== null && read[accountType].includes(writer) ? textIn(text) : null;

type Reason =
  | (typeof freezeReasons)[number]
  | (typeof unfreezeReasons)[number]
  | (typeof cancelReasons)[number]
  | (typeof limitReasons)[number]
  | 'CANCEL_REVIEW';

/** What everybody may learn of why something was done. The others say that somebody is suspected. */
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

/** A reason that says nothing. */
const neutralReason = 'OTHER' satisfies Reason;

/** What answers somebody is for their side as well: a rejection says why to who asked, unless that was a machine. */
export const answerFor = (
  reader: Pick<Reader, 'accountType'>,
  text: Unread | null,
  { writer, asker }: { writer: Writer; asker: Writer },
): string | null => textFor(reader, text, writer) ?? (asker === 'MACHINE' ? null : textFor(reader, text, asker));

/**
 * Why it was done; a reason that is not for this reader, or that nobody knows, is the one that says nothing. A machine
 * repeats the reason of a person, which says not whose it was.
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

/** A word of a list that is about the thing alone and says nothing of anybody. */
export const factOf = textIn;

/** Whose words stand beside a frozen card: only the source `USER` is a person outside of the platform. */
export const blockWriterOf = (source: string | null): Writer =>
  source === 'USER' ? 'MERCHANT' : source === 'RISK' ? 'RISK' : 'WHITELABEL';

/** Whom a new note is for: that of the platform's people as they choose, any other for those whom it comes from. */
export function audienceOf(writer: Pick<Reader, 'accountType'>, requested: NoteAudience | undefined): NoteAudience {
  if (isStaff(writer)) return requested ?? 'INTERNAL';
  return writer.accountType === 'MERCHANT' || writer.accountType === 'WALLET' ? 'MERCHANT' : 'INTERNAL';
}

/** Whom somebody may write for, the usual one first; nothing where there is nothing to choose. */
export const audiencesFor = (writer: Pick<Reader, 'accountType'>): NoteAudience[] =>
  isStaff(writer) ? ['INTERNAL', 'MERCHANT'] : [];

/** Which notes somebody reads: one for the merchant is not for users of its wallets, nor for a channel. */
const readNotes: Record<AccountType, NoteAudience[]> = {
  WHITELABEL: ['INTERNAL', 'MERCHANT'],
  MERCHANT: ['MERCHANT'],
  CHANNEL: [],
  WALLET: [],
  APPLICANT: [],
};

/** Which notes somebody reads beside their own. */
export const audiencesOf = ({ accountType }: Pick<Reader, 'accountType'>): readonly NoteAudience[] =>
  readNotes[accountType];
