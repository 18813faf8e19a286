import { configureApi } from '@console/api';
import {
  codes,
  currencies,
  fieldMessageOf,
  languageOf,
  messageOf,
  listCardSchemes,
  listCurrencies,
  minorDigitsOf,
  queryDescriptions,
  queryDicts,
  symbolOf,
  type DictDetail,
  type FieldIssue,
  type Language,
  type Operation,
} from '@console/contracts';
import { fieldMessages } from '@console/contracts/areas';
import { listViews } from '@console/contracts/views';
import { dictData } from './dict-data';

/** A received request. */
interface Arrived {
  path: string;
  input: unknown;
  headers: Headers;
}

interface Refusing {
  data?: unknown;
  fieldIssues?: FieldIssue[];
}

/** Error that a handler throws to refuse a request, as the server does. */
class FakeRefusal extends Error {
  constructor(
    readonly refused: number,
    readonly details: Refusing,
  ) {
    super(`refused with ${refused}`);
  }
}

/** `throw refusal(codes.invalid, { fieldIssues })` inside a handler. */
export const refusal = (code: number, details: Refusing = {}): Error => new FakeRefusal(code, details);

type Work<In, Out> = (input: In, arrived: Arrived) => Out | Promise<Out>;

/** Fake server that uses the real wire format: envelopes, headers, and contracts on both sides. */
export interface FakeServer {
  /** Sets the handler of an operation, replacing an earlier one. */
  on: <In, Out>(operation: Operation<In, Out>, work: Work<In, Out>) => FakeServer;
  /** Returns the received inputs of an operation, in order. */
  inputsOf: <In, Out>(operation: Operation<In, Out>) => In[];
  arrived: Arrived[];
}

const base = 'http://console.test/admin';
type Handler = (arrived: Arrived) => Promise<unknown>;

/**
 * Replaces `fetch` in the test file. Input and output are validated by the contract, so that a fixture that the real
 * server could never send fails the test. `ownDicts` are dictionaries in addition to those of all tests.
 */
export function fakeServer(ownDicts: Readonly<Record<string, DictDetail[]>> = {}): FakeServer {
  const known = { ...dictData, ...ownDicts };
  const handlers = new Map<string, Handler>();
  const arrived: Arrived[] = [];
  const server: FakeServer = {
    arrived,
    on: (operation, work) => {
      handlers.set(operation.path, async (one) => {
        const input = operation.input.parse(one.input);
        return operation.output.parse(await work(input, one));
      });
      return server;
    },
    inputsOf: ({ path, input }) => arrived.filter((one) => one.path === path).map((one) => input.parse(one.input)),
  };
  configureApi({ base: `${base}/` });
  server.on(queryDicts, ({ dicts }) => ({
    version: 1,
    dicts: Object.fromEntries(dicts.map((name) => [name, known[name] ?? []])),
  }));
  server.on(queryDescriptions, ({ items }) => ({
    list: items.map((item) => {
      const detail = known[item.dict]?.find(({ code }) => code === item.code);
      return { ...item, label: detail?.label ?? { en_US: item.code, zh_CN: item.code } };
    }),
  }));
  server.on(listCurrencies, () => ({
    list: currencies.map((code) => ({
      code,
      symbol: symbolOf(code),
      minorDigits: minorDigitsOf(code),
      names: { en_US: code, zh_CN: code },
    })),
  }));
  server.on(listCardSchemes, () => ({
    list: (dictData['card_scheme'] ?? []).map(({ code, label }) => ({ code, names: label })),
  }));
  // Every list requests its views; most tests have no views.
  server.on(listViews, () => ({ views: [], look: null, defaultId: null, roles: [], mayShare: false }));
  globalThis.fetch = async (request, init) => {
    const sent = new Request(request, init);
    const one = {
      path: new URL(sent.url).pathname.replace('/admin', ''),
      input: await sent.json(),
      headers: sent.headers,
    };
    arrived.push(one);
    const response = await answerOf(one, handlers.get(one.path));
    sent.signal.throwIfAborted();
    return response;
  };
  return server;
}

async function answerOf(arrived: Arrived, handle: Handler | undefined): Promise<Response> {
  const language = languageOf(arrived.headers.get('language') ?? 'en_US');
  try {
    if (!handle) throw new Error(`Nothing answers ${arrived.path} in this test.`);
    return envelope({ code: codes.ok, message: messageOf(codes.ok, language), data: await handle(arrived) });
  } catch (error) {
    if (error instanceof FakeRefusal) return envelope(refusedEnvelope(error, language));
    // An error in the test itself; its message is shown on the screen.
    return envelope({ code: codes.serverError, message: `${arrived.path}: ${String(error)}` });
  }
}

const envelope = (fields: object) => Response.json({ data: null, traceId: 'trace-1', ...fields });

const refusedEnvelope = ({ refused, details }: FakeRefusal, language: Language) => ({
  code: refused,
  message: messageOf(refused, language),
  data: details.data ?? null,
  ...(details.fieldIssues && {
    fieldErrors: details.fieldIssues.map((issue) => ({
      ...issue,
      message: fieldMessageOf(issue, language, fieldMessages),
    })),
  }),
});
