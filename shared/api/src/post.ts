import { codes, envelope, type Envelope } from '@console/contracts';
import { takeTokenReader } from '@console/session';
import ky, { isHTTPError, isTimeoutError } from 'ky';
import { CallFailure } from './failure';
import { apiSettings } from './settings';

/** Request time-out of the specification, section 9. */
const timeoutMs = 60_000;

const readToken = takeTokenReader();
/** Statuses that may pass; ky tries again only what it throws. */
const passing = [502, 503, 504];
const client = ky.create({ timeout: timeoutMs, throwHttpErrors: (status) => passing.includes(status) });

export interface PostOptions {
  signal?: AbortSignal;
  background?: boolean;
  idempotencyKey?: string;
  /** The server takes this call for a sign of life. */
  renews?: boolean;
  /** Tries after the first; only for calls that change nothing. */
  retries: number;
}

/** Posts JSON and answers the data of a successful envelope. */
export async function post(path: string, body: unknown, options: PostOptions) {
  if (!apiSettings().mayCall()) throw fault('network', 'request error');
  const sentAtMs = performance.now();
  const token = readToken();
  const { status, content } = await send(path, body, token, options);
  // What an answer says about a session that has ended meanwhile says nothing about the one of now.
  const isCurrent = readToken() === token;
  // Before the envelope: a proxy answers these with a body of its own.
  if (isCurrent) heedStatus(status);
  const answer = envelopeOf(content);
  if (isCurrent) heedCode(answer.code);
  if (isCurrent && options.renews && isAdmitted(status, answer.code)) apiSettings().onRenewed(sentAtMs);
  if (status !== 200 || answer.code !== codes.ok) throw refusal(answer);
  if (answer.data === null || answer.data === undefined) throw fault('empty', 'request error', answer.traceId);
  return { data: answer.data, traceId: answer.traceId };
}

function heedStatus(status: number): void {
  if (status === 401) apiSettings().onSignedOut();
  if (status === 403) apiSettings().onBlocked();
}

function heedCode(code: number): void {
  if (code === codes.signedOut) apiSettings().onSignedOut();
  if (code === codes.countryBlocked) apiSettings().onBlocked();
  if (code === codes.noPermission) apiSettings().onDenied();
}

/** A refusal of the deed is a sign of life all the same; a refusal of the session is not. */
const isAdmitted = (status: number, code: number) =>
  status === 200 && code !== codes.signedOut && code !== codes.countryBlocked;

/** What came back, whatever it is. */
interface Answered {
  status: number;
  content: unknown;
}

async function send(path: string, body: unknown, token: string | null, options: PostOptions): Promise<Answered> {
  const { base, language, composition } = apiSettings();
  const headers: Record<string, string | undefined> = {
    authorization: token ?? undefined,
    language: language(),
    'x-composition': composition() || undefined,
    'x-activity': options.background ? 'auto' : undefined,
    'idempotency-key': options.idempotencyKey,
  };
  const request = { json: body, headers, credentials: 'same-origin' as const };
  try {
    const response = await client.post(base + path.slice(1), {
      ...request,
      ...(options.signal ? { signal: options.signal } : {}),
      retry: { limit: options.retries, methods: ['post'], statusCodes: passing, backoffLimit: 1000 },
    });
    return { status: response.status, content: await response.json().catch(() => null) };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (isHTTPError(error)) return { status: error.response.status, content: error.data };
    throw fault(isTimeoutError(error) ? 'timeout' : 'network', 'request error, please try later');
  }
}

function envelopeOf(content: unknown): Envelope {
  const parsed = envelope.safeParse(content);
  if (parsed.success) return parsed.data;
  throw fault('malformed', 'request error');
}

const refusal = ({ code, message, traceId, fieldErrors, data }: Envelope) =>
  new CallFailure({ kind: 'refused', code, message, traceId, data, ...(fieldErrors ? { fieldErrors } : {}) });

const fault = (kind: 'network' | 'timeout' | 'malformed' | 'empty', message: string, traceId?: string) =>
  new CallFailure({ kind, code: 0, message, ...(traceId ? { traceId } : {}) });
