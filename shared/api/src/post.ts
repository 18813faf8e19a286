import { codes, faultMessageOf, type Envelope, type FaultKind, type SystemMarker } from '@console/contracts';
import { takeTokenReader } from '@console/session';
import ky, { isHTTPError } from 'ky';
import { asksForLongPause, envelopeOf, type Answered } from './answer.rules';
import { CallFailure } from './failure';
import { textOf } from './read-body';
import { apiSettings } from './settings';

/** Request time-out of the specification, section 9: all tries and the whole answer together. */
const timeoutMs = 60_000;

const readToken = takeTokenReader();
/** Statuses that may pass; ky tries again only what it throws. */
const passing = [429, 502, 503, 504];
const client = ky.create({ timeout: false, throwHttpErrors: (status) => passing.includes(status) });

export interface PostOptions {
  /** Whose token travels with the call, and whose session an answer of 401 or 403 ends. */
  marker: SystemMarker;
  signal?: AbortSignal;
  background?: boolean;
  idempotencyKey?: string;
  /** The server takes this call for a sign of life. */
  renews?: boolean;
  /** Goes on when the document is left. */
  outlives?: boolean;
  /** Tries after the first; only for calls that change nothing. */
  retries: number;
}

/** Posts JSON and answers the data of a successful envelope. */
export async function post(path: string, body: unknown, options: PostOptions) {
  const { marker } = options;
  if (!apiSettings().mayCall(marker)) throw fault('network', {});
  const sentAtMs = performance.now();
  const token = readToken(marker);
  return dataOf(await send(path, body, { ...options, token }), { ...options, token, sentAtMs });
}

/** The data of an answer, after what it says about the session was heeded. */
function dataOf(answered: Answered, options: Sending & { sentAtMs: number }) {
  const { marker, token, sentAtMs } = options;
  const { status } = answered;
  // What an answer says about a session that has ended meanwhile says nothing about the one of now.
  const isCurrent = readToken(marker) === token;
  // Before the envelope: a proxy answers these with a body of its own.
  if (isCurrent) heedStatus(status, marker);
  const response = envelopeOf(answered, apiSettings().language());
  if (!response) throw fault('malformed', options, answered.requestId);
  if (isCurrent) heedCode(response.code, marker);
  if (isCurrent && options.renews && isAdmitted(status, response.code)) apiSettings().onRenewed(sentAtMs, marker);
  if (status !== 200 || response.code !== codes.ok) throw refusal(response);
  if (response.data === null || response.data === undefined) throw fault('empty', options, response.traceId);
  return { data: response.data, traceId: response.traceId };
}

/** Asks for an answer that goes on, for the console and in the background. A refusal is an envelope as ever. */
export async function openStream(path: string, body: unknown, signal: AbortSignal) {
  const marker = 'vcc';
  if (!apiSettings().mayCall(marker)) throw fault('network', {});
  const sending = { marker, background: true, retries: 0, token: readToken(marker), signal } as const;
  const response = await streamOf(fetched(path, body, sending), signal);
  if ('getReader' in response) return response;
  dataOf(response, { ...sending, sentAtMs: 0 });
  // A success, but none that goes on.
  throw fault('malformed', {}, response.requestId);
}

async function streamOf(requested: Promise<Response>, signal: AbortSignal) {
  try {
    const response = await requested;
    const goesOn = /^text\/event-stream\b/.test(response.headers.get('content-type') ?? '');
    if (!goesOn || !response.body) return await readAnswer(response, signal);
    apiSettings().onReached(true);
    return response.body;
  } catch (error) {
    if (signal.aborted) throw error;
    if (isHTTPError(error)) return turnedAway(error.response, error.data);
    apiSettings().onReached(false);
    throw fault('network', {});
  }
}

function heedStatus(status: number, marker: SystemMarker): void {
  if (status === 401) apiSettings().onSignedOut(marker);
  if (status === 403) apiSettings().onBlocked(marker);
}

function heedCode(code: number, marker: SystemMarker): void {
  if (code === codes.signedOut) apiSettings().onSignedOut(marker);
  if (code === codes.countryBlocked) apiSettings().onBlocked(marker);
  if (code === codes.noPermission) apiSettings().onDenied(marker);
}

/** A refusal of the action is a sign of life all the same; a refusal of the session is not. */
const isAdmitted = (status: number, code: number) =>
  status === 200 && code !== codes.signedOut && code !== codes.countryBlocked;

/** A call with the token that it began with. */
interface Sending extends PostOptions {
  token: string | null;
}

async function send(path: string, body: unknown, options: Sending): Promise<Answered> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, late.signal]) : late.signal;
  try {
    const response = await fetched(path, body, { ...options, signal });
    return await readAnswer(response, signal);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (isHTTPError(error)) return turnedAway(error.response, error.data);
    if (!late.signal.aborted) apiSettings().onReached(false);
    throw fault(late.signal.aborted ? 'timeout' : 'network', options);
  } finally {
    clearTimeout(timer);
  }
}

async function readAnswer(response: Response, signal: AbortSignal): Promise<Answered> {
  apiSettings().onReached(true);
  const requestId = response.headers.get('x-request-id');
  return { status: response.status, text: await textOf(response, signal), requestId };
}

function fetched(path: string, body: unknown, options: Sending & { signal: AbortSignal }): Promise<Response> {
  const { base, language, composition } = apiSettings();
  return client.post(base + path.slice(1), {
    json: body,
    headers: {
      authorization: options.token ?? undefined,
      language: language(),
      'x-composition': composition() || undefined,
      'x-activity': options.background ? 'auto' : undefined,
      'idempotency-key': options.idempotencyKey,
    },
    credentials: 'same-origin',
    keepalive: options.outlives ?? false,
    signal: options.signal,
    retry: {
      limit: options.retries,
      methods: ['post'],
      statusCodes: passing,
      backoffLimit: 1000,
      shouldRetry: ({ error }) =>
        isHTTPError(error) && asksForLongPause(error.response.headers.get('retry-after'), Date.now())
          ? false
          : undefined,
    },
  });
}

/** What ky threw has been read by ky. */
function turnedAway(response: Response, data: unknown): Answered {
  apiSettings().onReached(true);
  const text = typeof data === 'object' ? JSON.stringify(data) : null;
  return { status: response.status, text, requestId: response.headers.get('x-request-id') };
}

const refusal = ({ code, message, traceId, fieldErrors, data }: Envelope) =>
  new CallFailure({
    kind: 'refused',
    code,
    message,
    data,
    ...(traceId ? { traceId } : {}),
    ...(fieldErrors ? { fieldErrors } : {}),
  });

const fault = (kind: FaultKind, { idempotencyKey }: Partial<PostOptions>, traceId?: string | null) =>
  new CallFailure({
    kind,
    code: 0,
    message: faultMessageOf(kind, apiSettings().language()),
    mayBeDone: idempotencyKey !== undefined,
    ...(traceId ? { traceId } : {}),
  });
