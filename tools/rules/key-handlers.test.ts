import { read, sources } from './tree';

const guard = 'shared/ui/src/keys/key-handler.ts';

/** Listeners that only detect activity of the user, for which keys of an input method count too. */
const readNoKey = ['shell/src/idle/use-idle.ts', 'shell/src/swapping/last-touch.ts'];

/** A separate document without a text field. */
const withoutTextField = ['reveal/src/frame.ts'];

const browserSources = ['shared', 'shell', 'remotes', 'reveal']
  .flatMap((folder) => sources(folder))
  .filter((file) => file !== guard);

/** Key handlers that do not check whether an input method is composing. */
const unguarded: Record<string, RegExp> = {
  'a parameter of the type KeyboardEvent: use KeyPress or NativeKeyPress': /\bKeyboardEvent\b(?!Handler)/,
  'a function in a key property: wrap it in keyHandler':
    /\bonKey(?:Down|Up|Press)(?:Capture)?=\{\s*(?:async\s*)?(?:\(|\w+\s*=>|function)/,
};

const findingsIn = (text: string) => Object.keys(unguarded).filter((rule) => unguarded[rule]?.test(text));

test('each key handler ignores the keys of an input method', () => {
  const wrong = browserSources.flatMap((file) => findingsIn(read(file)).map((rule) => `${file}: ${rule}`));
  expect(wrong).toEqual([]);
});

test('each listener for keys is made by nativeKeyHandler', () => {
  const allowed = [...readNoKey, ...withoutTextField];
  const listening = browserSources.filter((file) => /'key(?:down|up|press)'/.test(read(file)));
  expect(listening).toEqual(expect.arrayContaining(allowed));
  const wrong = listening.filter((file) => !allowed.includes(file) && !/\bnativeKeyHandler\(/.test(read(file)));
  expect(wrong).toEqual([]);
});

test.each([
  ['const move = (event: KeyboardEvent) => move(event.key);'],
  ['const move = (event: KeyboardEvent<HTMLInputElement>) => move(event.key);'],
  ['<input onKeyDown={(event) => move(event.key)} />'],
  ['<input onKeyDown={event => move(event.key)} />'],
  ['<input onKeyUp={async ({ key }) => move(key)} />'],
])('the rule refuses %s', (text) => expect(findingsIn(text)).toHaveLength(1));

test.each([
  ['<input onKeyDown={keyHandler((event) => move(event.key))} />'],
  ['<input onKeyDown={list.onKeyDown} />'],
  ['onKeyDown?: KeyboardEventHandler<HTMLInputElement>;'],
])('the rule accepts %s', (text) => expect(findingsIn(text)).toEqual([]));
