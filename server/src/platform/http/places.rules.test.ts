import { Places, WaitingRoom } from './places.rules';

const here = () => false;

test('one caller has at most its share of the places, and all callers together have at most the total', () => {
  const places = new Places(3, 2);
  places.take('a');
  places.take('a');
  expect([places.isFullFor('a'), places.isFullFor('b')]).toEqual([true, false]);
  places.take('b');
  expect([places.isFullFor('b'), places.isFullFor('c')]).toEqual([true, true]);
  places.leave('a');
  expect([places.isFullFor('a'), places.isFullFor('c')]).toEqual([false, false]);
});

test('waiting callers are admitted in order, and refused when the waiting room is full', async () => {
  const room = new WaitingRoom(new Places(1, 1), { most: 2, mostEach: 1 });
  expect(await room.enter('a', here)).toBe(true);
  const order: string[] = [];
  const waiting = ['b', 'c'].map(async (who) => (await room.enter(who, here)) && order.push(who));
  expect(await room.enter('d', here)).toBe(false);
  expect(await room.enter('b', here)).toBe(false);
  room.leave('a');
  room.leave('b');
  await Promise.all(waiting);
  expect(order).toEqual(['b', 'c']);
});

test('a place skips callers who have disconnected and callers who already have their share', async () => {
  const room = new WaitingRoom(new Places(2, 1), { most: 5, mostEach: 5 });
  expect(await room.enter('a', here)).toBe(true);
  expect(await room.enter('b', here)).toBe(true);
  const again = room.enter('a', here);
  const gone = room.enter('c', () => true);
  const stranger = room.enter('d', here);
  room.leave('b');
  expect(await gone).toBe(false);
  expect(await stranger).toBe(true);
  room.leave('a');
  expect(await again).toBe(true);
});
