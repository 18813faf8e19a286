import { codes, envelope, type Envelope } from '@console/contracts';
import { takeTokenReader } from '@console/session';
import ky, { isTimeoutError } from 'ky';
import { CallFailure } from './failure';
import { apiSettings } from './settings';

/** Request time-out of the specification, section 9. */
const timeoutMs = 60_000;

const readToken = takeTokenReader();
const client = ky.create({ timeout: timeoutMs, throwHttpErrors: false, retry: 0 });

export interface PostOptions {
  signal?: AbortSignal;
  background?: boolean;
  idempotencyKey?: string;
  /** Tries after the first; only for calls that change nothing. */
  retries: number;
}

/** Posts JSON and answers the data of a successful envelope. */
export async function post(path: string, body: unknown, options: PostOptions) {
  const response = await send(path, body, options);
  const answer = await read(response);
  if (response.status === 401 || answer.code === codes.signedOut) apiSettings().onSignedOut();
  if (response.status === 403 || answer.code === codes.countryBlocked) apiSettings().onBlocked();
  if (response.status !== 200 || answer.code !== codes.ok) throw refusal(answer);
  if (answer.data === null || answer.data === undefined) throw fault('empty', 'request error', answer.traceId);
  return { data: answer.data, traceId: answer.traceId };
}

async function send(path: string, body: unknown, options: PostOptions): Promise<Response> {
  const { base, language, composition } = apiSettings();
  const headers: Record<string, string | undefined> = {
    authorization: readToken() ?? undefined,
    language: language(),
    'x-composition': composition() || undefined,
    'x-activity': options.background ? 'auto' : undefined,
    'idempotency-key': options.idempotencyKey,
  };
  const request = { json: body, headers, credentials: 'same-origin' as const };
  try {
    return await client.post(base + path.slice(1), {
      ...request,
      ...(options.signal ? { signal: options.signal } : {}),
      retry: { limit: options.retries, methods: ['post'], statusCodes: [502, 503, 504] },
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw fault(isTimeoutError(error) ? 'timeout' : 'network', 'request error, please try later');
  }
}

async function read(response: Response): Promise<Envelope> {
  const parsed = envelope.safeParse(await response.json().catch(() => null));
  if (parsed.success) return parsed.data;
  throw fault('malformed', 'request error');
}

const refusal = ({ code, message, traceId, fieldErrors, data }: Envelope) =>
  new CallFailure({ kind: 'refused', code, message, traceId, data, ...(fieldErrors ? { fieldErrors } : {}) });

const fault = (kind: 'network' | 'timeout' | 'malformed' | 'empty', message: string, traceId?: string) =>
  new CallFailure({ kind, code: 0, message, ...(traceId ? { traceId } : {}) });
