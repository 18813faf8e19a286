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

/** Channel of another page of this browser. */
let other: BroadcastChannel;
let received: unknown[];
let leave: () => void;

/** Sends a message on an unrelated channel and settles once it has arrived. */
async function passMessage(): Promise<void> {
  const [from, to] = [new BroadcastChannel('of-the-test'), new BroadcastChannel('of-the-test')];
  await new Promise((resolve) => {
    to.addEventListener('message', resolve);
    from.postMessage('');
  });
  for (const channel of [from, to]) channel.close();
}

/** Settles once all earlier messages have arrived: each turn of the event loop delivers the messages sent before it. */
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
  test('a sign-in of another user in another tab stops this page', async () => {
    beginSession(signedIn('ana'));
    other.postMessage({ say: 'begun', userId: 'ben' });
    await delivered();
    expect(session()).toEqual({ at: 'stopped' });
    endSessionHere('expired');
    expect(session()).toEqual({ at: 'stopped' });
    beginSession(signedIn('ana'));
  });

  test('a sign-in of the same user in another tab changes nothing', async () => {
    beginSession(signedIn('ana'));
    other.postMessage({ say: 'begun', userId: 'ana' });
    await delivered();
    expect(session()).toMatchObject({ at: 'in' });
  });

  test('a sign-out in another tab ends the session in this tab with the same reason and is not sent again', async () => {
    beginSession(signedIn('ana'));
    other.postMessage({ say: 'ended', userId: 'ana', reason: 'left' });
    await delivered();
    expect(session()).toEqual({ at: 'out', reason: 'left' });
    expect(received).toEqual([{ say: 'begun', userId: 'ana' }]);
  });

  test('a user who signs out in another tab is signed out in this tab with the same reason, even if a refused call ends the session first', async () => {
    beginSession(signedIn('ana'));
    other.postMessage({ say: 'leaving', userId: 'ben' });
    other.postMessage({ say: 'leaving', userId: 'ana' });
    await delivered();
    expect(session()).toMatchObject({ at: 'in' });
    endSessionHere('expired');
    expect(session()).toEqual({ at: 'out', reason: 'left' });
  });

  test('a pending sign-out is sent immediately and is reset by the end of the session', async () => {
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

  test("the end of another user's session and invalid messages change nothing", async () => {
    beginSession(signedIn('ana'));
    other.postMessage({ say: 'ended', userId: 'ben', reason: 'left' });
    other.postMessage('ended');
    await delivered();
    expect(session()).toMatchObject({ at: 'in' });
  });

  test('messages of the onboarding session do not affect the console', async () => {
    beginSession(signedIn('ana'));
    const flow = new BroadcastChannel('self-onboarding-session');
    flow.postMessage({ say: 'begun', userId: 'rosa' });
    flow.postMessage({ say: 'ended', userId: 'ana', reason: 'left' });
    await delivered();
    flow.close();
    expect(session()).toMatchObject({ at: 'in' });
  });

  test('a page sends the end of its session to other tabs once; it sends nothing if it was never signed in', async () => {
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
