import { isOffered } from './dict-detail.rules';

const day = '2026-03-10';

test.each([
  [{}, true],
  [{ isDisabled: true as const }, false],
  [{ validFrom: '2026-03-10' }, true],
  [{ validFrom: '2026-03-11' }, false],
  [{ validUntil: '2026-03-10' }, true],
  [{ validUntil: '2026-03-09' }, false],
  [{ validFrom: '2026-03-01', validUntil: '2026-03-31' }, true],
  [{ validFrom: '2026-03-01', validUntil: '2026-03-31', isDisabled: true as const }, false],
])('an entry with %j is offered on 10 March: %j', (detail, offered) => expect(isOffered(detail, day)).toBe(offered));
