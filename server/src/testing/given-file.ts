import { openUpload, type UploadedFile, uploadedFile } from '@console/contracts/files';
import type { TestApp } from './test-app';

/** An empty PDF. */
export const emptyPdf = '%PDF-1.7\n1 0 obj\n%%EOF\n';

/** A newly uploaded document that isn't attached to a record yet. */
export async function givenFile(
  { app, call }: Pick<TestApp, 'app' | 'call'>,
  headers: Record<string, string>,
  name = 'statement.pdf',
): Promise<UploadedFile> {
  const request = { purpose: 'DOCUMENT' as const, name, bytes: emptyPdf.length };
  const { url } = await call(openUpload, request, headers);
  const response = await app.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/octet-stream' },
    payload: emptyPdf,
  });
  return uploadedFile.parse(response.json<{ data: unknown }>().data);
}
