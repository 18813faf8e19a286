import type { AudienceChoice } from '@console/contracts/releases';
import { audienceIn, firstChoice } from './audience-choice.rules';

const cases: [string, Partial<AudienceChoice>, unknown][] = [
  ['the default share', {}, { to: 'percent', percent: 10 }],
  ['a share of 0 %', { percent: '0' }, { to: 'percent', percent: 0 }],
  ['no audience for an empty share', { percent: ' ' }, null],
  ['no audience for a share above 100 %', { percent: '101' }, null],
  ['a share with spaces and a percent sign', { percent: ' 12.50 %' }, { to: 'percent', percent: 12.5 }],
  ['no audience for a share with a decimal comma', { percent: '1,5' }, null],
  ['no audience for a share with an exponent', { percent: '1e1' }, null],
  ['everyone, regardless of the typed share', { kind: 'everyone', percent: 'x' }, { to: 'everyone' }],
  ['the ids of the selected kind', { kind: 'roles', ids: { roles: ['r1'] } }, { to: 'roles', ids: ['r1'] }],
  ['no audience if only another kind has ids', { kind: 'users', ids: { roles: ['r1'] } }, null],
];

describe('the audience of a version', () => {
  test.each(cases)('%s', (_about, change, expected) => {
    expect(audienceIn({ ...firstChoice, ...change })).toEqual(expected);
  });
});
