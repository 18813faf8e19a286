import { codes, type InputOf } from '@console/contracts';
import type { downloadCaseLicence } from '@console/contracts/merchants';
import { issueDownload } from '../../../platform/files/file-ticket.store';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { objectOf } from './merchant-audit.query';
import { readCase } from './merchant-case.query';

/** Issues a download of a licence file that a review shows. A file of another review or merchant is not found. */
export async function giveCaseLicence(
  { id, fileId }: InputOf<typeof downloadCaseLicence>,
  context: SignedInContext,
): Promise<{ url: string; name: string }> {
  const { merchant, change } = await readCase(context, id);
  const shown = change ? [change.before, change.after] : [merchant];
  const file = shown.flatMap(({ licences }) => licences ?? []).find((one) => one.id === fileId);
  if (!file) throw new Refusal(codes.notFound);
  const url = await issueDownload(context, fileId);
  await context.audit({ ...objectOf(merchant), after: { downloaded: file.name } });
  return { url, name: file.name };
}
