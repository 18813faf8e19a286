import type { AudienceChoice } from '@console/contracts/devops';
import { audienceIn, firstChoice } from './audience-choice.rules';

const cases: [string, Partial<AudienceChoice>, unknown][] = [
  ['a share to begin with', {}, { to: 'percent', percent: 10 }],
  ['a share of nobody, where that is typed', { percent: '0' }, { to: 'percent', percent: 0 }],
  ['nobody yet, where the share is emptied', { percent: ' ' }, null],
  ['nobody yet, where more than all is typed', { percent: '101' }, null],
  ['a share as it is shown', { percent: ' 12.50 %' }, { to: 'percent', percent: 12.5 }],
  ['nobody yet, where a decimal comma is typed', { percent: '1,5' }, null],
  ['nobody yet, where a power is typed', { percent: '1e1' }, null],
  ['everyone, whatever share was typed', { kind: 'everyone', percent: 'x' }, { to: 'everyone' }],
  ['those of the kind that is chosen', { kind: 'roles', ids: { roles: ['r1'] } }, { to: 'roles', ids: ['r1'] }],
  ['nobody yet, where only another kind has some', { kind: 'users', ids: { roles: ['r1'] } }, null],
];

describe('who gets a version', () => {
  test.each(cases)('%s', (_about, change, expected) => {
    expect(audienceIn({ ...firstChoice, ...change })).toEqual(expected);
  });
});
