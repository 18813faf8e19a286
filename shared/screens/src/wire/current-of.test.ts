import { CallFailure } from '@console/api';
import { codes } from '@console/contracts';
import { cardDetail } from '@console/contracts/cards';
import { cardDetailOf } from '@console/testing';
import { currentOf } from './current-of';

describe('a refusal because the card has changed', () => {
  const failure = (code: number, data: unknown) => new CallFailure({ kind: 'refused', code, message: '', data });

  test('carries the current record', () => {
    const current = cardDetailOf({ version: 9 });
    expect(currentOf(failure(codes.versionConflict, { current, updatedBy: 'Wei' }), cardDetail)).toEqual(current);
  });

  test.each([
    ['another refusal', codes.noPermission, { current: cardDetailOf() }],
    ['no data', codes.versionConflict, null],
    ['other data', codes.versionConflict, { current: { id: 'x' } }],
  ])('%s carries none', (_name, code, data) => {
    expect(currentOf(failure(code, data), cardDetail)).toBeUndefined();
  });
});
