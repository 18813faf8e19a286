import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { codes, type FieldIssue } from '@console/contracts';
import {
  bytesMaxOf,
  harmlessName,
  pixelsIssue,
  sizeIssue,
  typeIssue,
  typeOfBytes,
  type UploadedFile,
  type UploadPurpose,
  type UploadType,
} from '@console/contracts/files';
import type { Deps } from '../deps';
import { newId } from '../db/ids';
import { inTransaction } from '../db/transaction';
import { Refusal } from '../refusal';
import { isWholePdf } from './document.rules';
import { drawAnew } from './draw-anew';
import { insertFile } from './file.store';
import { pictureAddress } from './picture-address';
import { readUpload } from './read-upload';
import { findBytesMax } from './upload-limits.query';
import { Places, WaitingRoom } from '../http/places.rules';
import { endUpload, findUpload, lockUpload, storeTaken, type UploadTicket } from './file-ticket.store';

/** Time after which an unattached file expires. */
const unheldMs = 60 * 60_000;

interface Put {
  /** Hash of the secret in the address. */
  hash: string;
  body: Readable;
  /** Declared length of the body; without one it is read up to the limit. */
  declaredBytes: number | null;
}

/** Receives one file for its ticket: actual type, size and content are checked before it is stored. */
export async function receiveUpload(deps: Deps, { hash, body, declaredBytes }: Put): Promise<UploadedFile> {
  const { database, clock } = deps;
  const ticket = await findUpload(database.owner, { hash, now: clock() });
  if (!ticket) throw new Refusal(codes.notFound);
  const most = await findBytesMax(database.owner);
  const bytesMax = bytesMaxOf(ticket.purpose, most);
  if (declaredBytes !== null) refuse(sizeIssue(ticket.purpose, declaredBytes, most));
  const sent = await readUpload(body, bytesMax);
  if (!sent) throw refusalOf(sizeIssue(ticket.purpose, bytesMax + 1, most));
  const sha256 = sha256Of(sent);
  if (ticket.taken) return sameAgain(ticket, sha256);
  if (!(await looking.enter(ticket.userId, () => body.destroyed && !body.readableEnded)))
    throw new Refusal(codes.unavailable);
  try {
    // Another request with the same ticket may have finished in the meantime.
    const open = await findUpload(database.owner, { hash, now: clock() });
    if (!open) throw new Refusal(codes.notFound);
    if (open.taken) return sameAgain(open, sha256);
    return await keep(deps, { ticket: open, sha256, ...(await checked(open, sent)) });
  } catch (error) {
    // An invalid file ends its ticket; another attempt needs a new one.
    if (error instanceof Refusal && error.code === codes.invalid) await endUpload(database.owner, hash, clock());
    throw error;
  } finally {
    looking.leave(ticket.userId);
  }
}

/**
 * Limits the files that are checked in parallel (one per user) and the files that wait: drawing a picture takes a second
 * of CPU time and the memory of a process, and each waiting file is held in memory.
 */
const looking = new WaitingRoom(new Places(2, 1), { most: 20, mostEach: 10 });

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const wrong = (code: string): FieldIssue => ({ field: 'file', code, params: {} });

const refusalOf = (issue: FieldIssue | null) => new Refusal(codes.invalid, { fieldIssues: issue ? [issue] : [] });

function refuse(issue: FieldIssue | null): void {
  if (issue) throw refusalOf(issue);
}

function sameAgain({ taken }: UploadTicket, sha256: string): UploadedFile {
  if (taken?.sha256 !== sha256) throw new Refusal(codes.idempotencyMismatch);
  return taken.file;
}

interface Checked {
  bytes: Buffer;
  type: UploadType;
}

async function checked({ purpose }: UploadTicket, sent: Buffer): Promise<Checked> {
  const type = typeOfBytes(sent);
  if (type === null) throw refusalOf(wrong('FILE_TYPE'));
  refuse(typeIssue(purpose, sent));
  if (type !== 'application/pdf') return checkedImage(purpose, { type, bytes: sent });
  if (!isWholePdf(sent)) throw refusalOf(wrong('FILE_BROKEN'));
  return { bytes: sent, type };
}

async function checkedImage(purpose: UploadPurpose, { type, bytes }: Checked): Promise<Checked> {
  const drawn = await drawAnew(bytes, { purpose, type });
  if (drawn.at === 'refused') throw refusalOf(wrong(drawn.code));
  if (drawn.at === 'wrongPixels') throw refusalOf(pixelsIssue(purpose, drawn.pixels));
  return drawn;
}

interface Stored extends Checked {
  ticket: UploadTicket;
  /** Hash of the received bytes, which identifies a repeated upload. */
  sha256: string;
}

const newPictureKey = () => randomBytes(32).toString('base64url');

/** Stores the content before the row: content without a row is harmless, a row without content would be wrong. */
async function keep(deps: Deps, { ticket, sha256, bytes, type }: Stored): Promise<UploadedFile> {
  const { database, files, clock } = deps;
  const picture = ticket.purpose === 'DOCUMENT' ? null : { key: newPictureKey(), purpose: ticket.purpose };
  const facts = { id: newId('file'), name: harmlessName(ticket.name, type), mediaType: type, bytes: bytes.length };
  const file = { ...facts, ...(picture && { url: pictureAddress(picture.key) }) };
  const draft = await files.create(file.id);
  try {
    draft.stream.write(bytes);
    const written = await draft.keep();
    const { companyId, userId, hash } = ticket;
    const now = clock();
    const stored = await inTransaction(database.pool, { as: 'company', companyId }, async (db) => {
      const held = await lockUpload(db, { hash, now });
      if (!held) throw new Refusal(codes.notFound);
      if (held.taken) return sameAgain(held, sha256);
      await insertFile(db, {
        ...facts,
        ...written,
        companyId,
        ownerId: userId,
        purpose: 'UPLOAD',
        createdAt: now,
        expiresAt: new Date(now.getTime() + unheldMs),
        picture,
      });
      await storeTaken(db, hash, { sha256, file });
      return file;
    });
    if (stored.id !== file.id) await files.remove(file.id);
    return stored;
  } catch (error) {
    await draft.drop();
    await files.remove(file.id);
    throw error;
  }
}
