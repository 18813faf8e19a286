import {
  codes,
  faultMessageOf,
  wrongProofs,
  type Envelope,
  type FaultKind,
  type SystemMarker,
} from '@console/contracts';
import { takeTokenReader } from '@console/session';
import { envelopeOf, type Answered } from './answer.rules';
import { CallFailure } from './failure';
import { textOf } from './read-body';
import { sendRequest } from './send-request';
import { apiSettings } from './settings';

/** Request timeout of the specification, section 9. It covers all attempts and the whole response. */
const timeoutMs = 60_000;

const readToken = takeTokenReader();

export interface PostOptions {
  /** System whose token is sent, and whose session a 401 or 403 ends. */
  marker: SystemMarker;
  signal?: AbortSignal;
  background?: boolean;
  idempotencyKey?: string;
  /** Whether the server renews the idle time for this call. */
  renews?: boolean;
  /** Continues when the document is unloaded. */
  outlives?: boolean;
  /** Number of retries; only for operations that change nothing. */
  retries: number;
}

/** Posts JSON and returns the data of a successful envelope. */
export async function post(path: string, body: unknown, options: PostOptions) {
  const { marker } = options;
  if (!apiSettings().mayCall(marker)) throw fault('network', {});
  const sentAtMs = performance.now();
  const token = readToken(marker);
  return dataOf(await send(path, body, { ...options, token }), { ...options, token, sentAtMs });
}

/** Handles session codes and returns the data of a response. */
function dataOf(answered: Answered, options: Sending & { sentAtMs: number }) {
  const { marker, token, sentAtMs } = options;
  const { status } = answered;
  // A response to a call of an earlier session does not affect the current session.
  const isCurrent = readToken(marker) === token;
  // Checked before the envelope, because proxies send these statuses with their own body.
  if (isCurrent) heedStatus(status, marker);
  const response = envelopeOf(answered, apiSettings().language());
  if (!response) throw fault('malformed', options, answered.requestId);
  if (isCurrent) heedCode(response, marker);
  if (isCurrent && options.renews && isAdmitted(status, response.code)) apiSettings().onRenewed(sentAtMs, marker);
  if (status !== 200 || response.code !== codes.ok) throw refusal(response);
  if (response.data === null || response.data === undefined) throw fault('empty', options, response.traceId);
  return { data: response.data, traceId: response.traceId };
}

/** Opens an event stream in the background. A refusal is an envelope, as for other operations. */
export async function openStream(path: string, body: unknown, signal: AbortSignal) {
  const marker = 'vcc';
  if (!apiSettings().mayCall(marker)) throw fault('network', {});
  const sending = { marker, background: true, retries: 0, token: readToken(marker), signal } as const;
  const response = await streamOf(fetched(path, body, sending), signal);
  if ('getReader' in response) return response;
  dataOf(response, { ...sending, sentAtMs: 0 });
  // A successful response that is not a stream.
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
    apiSettings().onReached(false);
    throw fault('network', {});
  }
}

function heedStatus(status: number, marker: SystemMarker): void {
  if (status === 401) apiSettings().onSignedOut(marker, false);
  if (status === 403) apiSettings().onBlocked(marker);
}

function heedCode({ code, data }: Envelope, marker: SystemMarker): void {
  if (code === codes.signedOut) apiSettings().onSignedOut(marker, isUnproven(data));
  if (code === codes.countryBlocked) apiSettings().onBlocked(marker);
  if (code === codes.noPermission) apiSettings().onDenied(marker);
  if (code === codes.agreementDue) apiSettings().onAgreementDue();
}

const isUnproven = (data: unknown) =>
  typeof data === 'object' && data !== null && 'reason' in data && data.reason === wrongProofs;

/** A refused action renews the idle time too; a refused session does not. */
const isAdmitted = (status: number, code: number) =>
  status === 200 && code !== codes.signedOut && code !== codes.countryBlocked;

/** A call with the token at its start. */
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
  return sendRequest(base + path.slice(1), {
    headers: {
      authorization: options.token ?? undefined,
      language: language(),
      'x-composition': composition() || undefined,
      'x-activity': options.background ? 'auto' : undefined,
      'idempotency-key': options.idempotencyKey,
    },
    body,
    keepalive: options.outlives ?? false,
    signal: options.signal,
    retries: options.retries,
  });
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
