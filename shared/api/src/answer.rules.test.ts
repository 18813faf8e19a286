import * as fc from 'fast-check';
import { envelopeIn, envelopeOf, pauseMs } from './answer.rules';

const fine = { code: 200, message: 'Success', data: { id: '1' }, traceId: 't1' };
const body = JSON.stringify(fine);

describe('a response body', () => {
  test.each([
    ['an empty text', ''],
    ['HTML', '<html><body>502 Bad Gateway</body></html>'],
    ['truncated JSON', body.slice(0, -1)],
    ['two bodies', body + body],
    ['a byte order mark', `\uFEFF${body}`],
    ['a list', '[]'],
    ['null', 'null'],
    ['a numeric message', JSON.stringify({ ...fine, message: 1 })],
    ['a code as a string', JSON.stringify({ ...fine, code: '200' })],
    ['a missing code', JSON.stringify({ ...fine, code: undefined })],
    ['extremely deep nesting', '['.repeat(2_000_000)],
  ])('with %s has no envelope', (_name, text) => {
    expect(envelopeIn(text)).toBeNull();
  });

  test('[seed 8.4] 10,000 generated bodies throw no error, and only envelopes are accepted', () => {
    const value = fc.anything({ withBigInt: false, withDate: false, withMap: false, withSet: false });
    const near = fc.record(
      { code: fc.oneof(fc.integer(), value), message: fc.oneof(fc.string(), value), data: value, traceId: fc.string() },
      { requiredKeys: [] },
    );
    const bodies = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.json(),
      near.map((one) => JSON.stringify(one) ?? ''),
      // The valid body with a part replaced.
      fc
        .tuple(fc.nat(body.length), fc.nat(body.length), fc.string({ unit: 'binary', maxLength: 8 }))
        .map(([from, to, other]) => body.slice(0, from) + other + body.slice(to)),
    );
    fc.assert(
      fc.property(bodies, (text) => {
        const envelope = envelopeIn(text);
        if (envelope)
          expect([typeof envelope.code, typeof envelope.message, typeof envelope.traceId]).toEqual([
            'number',
            'string',
            'string',
          ]);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a response without an envelope', () => {
  const said = (status: number, text: string | null = '<html>') =>
    envelopeOf({ status, text, requestId: 'proxy-7' }, 'en_US');

  test.each([
    [429, 1010, 'Too many attempts, try again later'],
    [503, 503, 'The service is busy, try again shortly'],
  ])(
    'with HTTP %d gets the code and message of its status, and the request id of the proxy',
    (status, code, message) => {
      expect(said(status)).toMatchObject({ code, message, traceId: 'proxy-7' });
    },
  );

  test.each([200, 202, 401, 403, 404, 500, 502, 504])('with HTTP %d is refused', (status) => {
    expect(said(status)).toBeNull();
  });

  test('an envelope takes precedence over the status', () => {
    expect(said(429, body)).toEqual(fine);
  });
});

describe('the pause before a retry', () => {
  const nowMs = Date.parse('2026-11-21T06:00:00Z');
  test.each([
    ['0', 0],
    ['1', 1000],
    ['5', 5000],
    ['6', null],
    ['99999999999999999999', null],
    ['Sat, 21 Nov 2026 06:00:03 GMT', 3000],
    ['Sat, 21 Nov 2026 05:00:00 GMT', 0],
    ['Sat, 21 Nov 2026 06:01:00 GMT', null],
  ])('after Retry-After %j is %j ms', (header, expected) => {
    expect(pauseMs(header, { tries: 1, nowMs })).toBe(expected);
  });

  test.each([null, 'soon'])('after Retry-After %j grows up to a second', (header) => {
    expect([1, 2, 3].map((tries) => pauseMs(header, { tries, nowMs }))).toEqual([300, 600, 1000]);
  });
});
