import { beginSession, endSessionHere, joinOtherTabs, leaveSoon, sessionAtom, store } from '.';

const signedIn = (userId: string) => ({
  token: 'secret',
  userId,
  loginName: userId,
  nickname: userId,
  language: 'en_US' as const,
  timezone: 'UTC',
  landingPage: 'index',
});
const session = () => store.get(sessionAtom);

/** Another page of this browser. */
let other: BroadcastChannel;
let received: unknown[];
let leave: () => void;

/** Settles once a message has arrived that was sent now, between two pages of no session. */
async function passMessage(): Promise<void> {
  const [from, to] = [new BroadcastChannel('of-the-test'), new BroadcastChannel('of-the-test')];
  await new Promise((resolve) => {
    to.addEventListener('message', resolve);
    from.postMessage('');
  });
  for (const channel of [from, to]) channel.close();
}

/** Settles once everything that was sent before has arrived: a turn of the event loop delivers all that was sent by then. */
async function delivered(): Promise<void> {
  await passMessage();
  await passMessage();
}

beforeEach(() => {
  endSessionHere('none');
  leave = joinOtherTabs();
  other = new BroadcastChannel('vcc-session');
  received = [];
  other.addEventListener('message', ({ data }: MessageEvent<unknown>) => received.push(data));
});
afterEach(() => {
  leave();
  other.close();
});

describe('[seed 4.3] two tabs', () => {
  test('another user who signs in elsewhere stops this page', async () => {
    beginSession(signedIn('ana'));
    other.postMessage({ say: 'begun', userId: 'ben' });
    await delivered();
    expect(session()).toEqual({ at: 'stopped' });
    endSessionHere('expired');
    expect(session()).toEqual({ at: 'stopped' });
    beginSession(signedIn('ana'));
  });

  test('the same user who signs in elsewhere changes nothing', async () => {
    beginSession(signedIn('ana'));
    other.postMessage({ say: 'begun', userId: 'ana' });
    await delivered();
    expect(session()).toMatchObject({ at: 'in' });
  });

  test('a sign-out elsewhere ends the session here, for the same reason, and is not told again', async () => {
    beginSession(signedIn('ana'));
    other.postMessage({ say: 'ended', userId: 'ana', reason: 'left' });
    await delivered();
    expect(session()).toEqual({ at: 'out', reason: 'left' });
    expect(received).toEqual([{ say: 'begun', userId: 'ana' }]);
  });

  test('whoever leaves elsewhere has left here too, also where the server says first that the session is over', async () => {
    beginSession(signedIn('ana'));
    other.postMessage({ say: 'leaving', userId: 'ben' });
    other.postMessage({ say: 'leaving', userId: 'ana' });
    await delivered();
    expect(session()).toMatchObject({ at: 'in' });
    endSessionHere('expired');
    expect(session()).toEqual({ at: 'out', reason: 'left' });
  });

  test('the wish to leave is told at once, and ends with the session', async () => {
    beginSession(signedIn('ana'));
    leaveSoon();
    endSessionHere('expired');
    await delivered();
    expect(received.slice(1)).toEqual([
      { say: 'leaving', userId: 'ana' },
      { say: 'ended', userId: 'ana', reason: 'left' },
    ]);
    beginSession(signedIn('ana'));
    endSessionHere('expired');
    expect(session()).toEqual({ at: 'out', reason: 'expired', loginName: 'ana' });
  });

  test('the end of someone else’s session, and noise, change nothing', async () => {
    beginSession(signedIn('ana'));
    other.postMessage({ say: 'ended', userId: 'ben', reason: 'left' });
    other.postMessage('ended');
    await delivered();
    expect(session()).toMatchObject({ at: 'in' });
  });

  test('what happens to the session of the onboarding flow is not heard by the console', async () => {
    beginSession(signedIn('ana'));
    const flow = new BroadcastChannel('self-onboarding-session');
    flow.postMessage({ say: 'begun', userId: 'rosa' });
    flow.postMessage({ say: 'ended', userId: 'ana', reason: 'left' });
    await delivered();
    flow.close();
    expect(session()).toMatchObject({ at: 'in' });
  });

  test('a sign-out here is told to the others, a page that never was signed in tells nothing', async () => {
    endSessionHere('none');
    beginSession(signedIn('ana'));
    endSessionHere('expired');
    endSessionHere('expired');
    await delivered();
    expect(received).toEqual([
      { say: 'begun', userId: 'ana' },
      { say: 'ended', userId: 'ana', reason: 'expired' },
    ]);
  });
});
