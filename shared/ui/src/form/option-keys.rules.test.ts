import { actionOf, type Standing } from './option-keys.rules';

const closed: Standing = { isOpen: false, search: false, active: -1, labels: ['Travel', 'Media', 'Mobile'] };
const open: Standing = { ...closed, isOpen: true, active: 1 };
const typing: Standing = { ...open, search: true };

test.each<[string, Standing, ReturnType<typeof actionOf>]>([
  ['ArrowDown', closed, { at: 'open' }],
  ['Enter', closed, { at: 'open' }],
  [' ', closed, { at: 'open' }],
  ['Enter', { ...typing, isOpen: false }, null],
  ['Escape', closed, null],
  ['m', closed, { at: 'open', to: 1 }],
  ['x', closed, null],
  ['m', open, { at: 'open', to: 2 }],
  ['ArrowDown', { ...open, active: 2 }, { at: 'move', to: 0 }],
  ['ArrowUp', { ...open, active: 0 }, { at: 'move', to: 2 }],
  ['End', open, { at: 'move', to: 2 }],
  ['End', typing, null],
  [' ', open, { at: 'choose' }],
  [' ', typing, null],
  ['Enter', typing, { at: 'choose' }],
  ['Escape', open, { at: 'escape' }],
  ['Tab', open, { at: 'leave' }],
  ['ArrowDown', { ...open, labels: [] }, null],
])('the key %j in the state %j causes the action %j', (key, standing, action) =>
  expect(actionOf(key, standing)).toEqual(action),
);
