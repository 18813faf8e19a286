import { codes, type Envelope, faultMessageOf, messageOf } from '@console/contracts';
import {
  openUpload,
  type UploadedFile,
  uploadedFile,
  uploadLimits,
  type UploadPurpose,
} from '@console/contracts/files';
import { envelopeIn } from './answer.rules';
import { call } from './call';
import { CallFailure } from './failure';
import { apiSettings } from './settings';

interface Uploading {
  purpose: UploadPurpose;
  /** Called with the sent share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file. A file that is too large is refused before it is sent. @throws CallFailure if the file is refused or
 * the upload fails
 */
export async function upload(file: File, { purpose, onProgress, signal }: Uploading): Promise<UploadedFile> {
  const name = [...file.name].slice(0, 200).join('') || 'file';
  const { url } = await call(openUpload, { purpose, name, bytes: Math.max(1, file.size) }, { signal });
  const response = envelopeIn(await put(url, file, { onProgress, signal }));
  if (!response) throw fault('malformed');
  const taken = response.code === codes.ok ? uploadedFile.safeParse(response.data).data : undefined;
  if (taken) return taken;
  throw response.code === codes.ok ? fault('malformed') : refusal(response);
}

/** Accepted types for the file dialog of the browser. */
export const acceptOf = (purpose: UploadPurpose): string => uploadLimits[purpose].types.join(',');

/** The only request without `fetch`, which cannot report upload progress. */
function put(url: string, file: File, { onProgress, signal }: Pick<Uploading, 'onProgress' | 'signal'>) {
  return new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open('PUT', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('language', apiSettings().language());
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => resolve(request.responseText));
    request.addEventListener('error', () => reject(fault('network')));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop);
    request.send(file);
  });
}

const fault = (kind: 'network' | 'malformed') =>
  new CallFailure({ kind, code: 0, message: faultMessageOf(kind, apiSettings().language()) });

const refusal = ({ code, message, traceId, fieldErrors }: Envelope) =>
  new CallFailure({
    kind: 'refused',
    code,
    message: message || messageOf(code, apiSettings().language()),
    ...(traceId ? { traceId } : {}),
    ...(fieldErrors ? { fieldErrors } : {}),
  });
