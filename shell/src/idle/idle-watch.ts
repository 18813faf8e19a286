import { call } from '@console/api';
import {
  endOnboarding,
  endSession,
  flushOnboardingTime,
  flushTokenTime,
  type OutputOf,
  type SystemMarker,
} from '@console/contracts';
import { z } from '@console/contracts/zod';
import {
  currentMarker,
  defaultLimits,
  endSessionHere,
  idlenessOf,
  isRenewalDue,
  laterOf,
  momentOf,
  type IdleFacts,
  type Idleness,
  type Moment,
} from '@console/session';
import { flushSync } from 'react-dom';
import { noteMenuVersion } from '../menus/menus';
import { showIdleness } from './idle-atom';

/** Each system has a clock of its own on the server. */
const clocks = {
  vcc: { ask: flushTokenTime, end: endSession },
  'self-onboarding': { ask: flushOnboardingTime, end: endOnboarding },
} as const;

/** What the server says of its clock, and of the menus of the console. */
type Clock = OutputOf<typeof flushOnboardingTime> & Pick<OutputOf<typeof flushTokenTime>, 'menuVersion'>;

/** Whom a page watches over. */
export interface Watched {
  marker: SystemMarker;
  userId: string;
}

/** `wallMs` is when the person was there; `isRenewed` if the server knows. */
const message = z.strictObject({ userId: z.string(), wallMs: z.number(), isRenewed: z.boolean() });

/** How often silence is measured; a late tick measures the right silence, because nothing is counted in ticks. */
const tickMs = 1000;
/** Signs of life are told to the other pages at most this often. */
const tellEveryMs = 1000;
/** The first question to the server waits until the first page has asked its own. */
const firstAskMs = 1500;

const momentNow = (): Moment => ({ wallMs: Date.now(), monotonicMs: performance.now() });

/** The watch over one signed-in user on this page; every page of the browser has one, and they share what they see. */
export class IdleWatch {
  private facts: IdleFacts;
  private notifiedAtMs = 0;
  private wasTouched = false;
  private readonly channel = new BroadcastChannel('vcc-idle');
  private readonly timers: ReturnType<typeof setTimeout>[];

  constructor(private readonly watched: Watched) {
    const start = momentNow();
    this.facts = { active: start, renewed: start, tried: start, limits: defaultLimits };
    this.channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.hear(data));
    this.timers = [setInterval(() => this.tick(), tickMs), setTimeout(() => void this.askServer(), firstAskMs)];
  }

  stop(): void {
    this.timers.forEach(clearTimeout);
    this.channel.close();
    if (this.isSeen()) showIdleness({ at: 'active' });
  }

  /** Measures silence now, whatever clocks and timers did meanwhile. */
  tick(): void {
    const now = momentNow();
    const idleness = idlenessOf(this.facts, now);
    if (idleness.at === 'over') return this.signOut();
    // The notice is about the system that is seen; the other one ends in silence, unless it is used elsewhere.
    if (this.isSeen()) this.show(idleness);
    if (isRenewalDue(this.facts, now)) void this.renew();
  }

  private isSeen = (): boolean => this.watched.marker === currentMarker();

  private show(idleness: Exclude<Idleness, { at: 'over' }>): void {
    if (idleness.at === 'active') return showIdleness(idleness);
    const { warnMs, countdownMs } = this.facts.limits;
    showIdleness({
      at: 'warned',
      marker: this.watched.marker,
      leftSeconds: Math.ceil(idleness.leftMs / 1000),
      ofSeconds: countdownMs / 1000,
      afterMinutes: Math.floor(warnMs / 60_000),
    });
  }

  /** Pointer, key or wheel. Once the notice is shown, only an answer to it counts. */
  touch(): void {
    if (idlenessOf(this.facts, momentNow()).at === 'active') this.note(momentNow(), false);
    this.tick();
  }

  /** Every answer to the notice, and closing it. */
  answer(): void {
    if (idlenessOf(this.facts, momentNow()).at === 'over') return this.signOut();
    this.notifiedAtMs = 0;
    this.note(momentNow(), false);
    showIdleness({ at: 'active' });
    void this.renew();
  }

  /** A call that left at `sentAtMs` has renewed the server's clock. */
  renewed(sentAtMs: number): void {
    const now = momentNow();
    const ageMs = Math.max(0, now.monotonicMs - sentAtMs);
    this.note({ wallMs: now.wallMs - ageMs, monotonicMs: now.monotonicMs - ageMs }, true);
  }

  private note(at: Moment, isRenewed: boolean): void {
    this.wasTouched = true;
    this.take(at, isRenewed);
    if (!isRenewed && at.monotonicMs - this.notifiedAtMs < tellEveryMs) return;
    this.notifiedAtMs = at.monotonicMs;
    this.channel.postMessage({ userId: this.watched.userId, wallMs: at.wallMs, isRenewed } satisfies z.infer<
      typeof message
    >);
  }

  private take(at: Moment, isRenewed: boolean): void {
    const now = momentNow();
    // What comes too late does not bring back what is over.
    if (idlenessOf(this.facts, now).at === 'over') return;
    this.facts.active = laterOf(at, this.facts.active, now);
    if (isRenewed) this.facts.renewed = laterOf(at, this.facts.renewed, now);
  }

  private hear(data: unknown): void {
    const received = message.safeParse(data).data;
    if (received?.userId !== this.watched.userId) return;
    this.wasTouched = true;
    this.take(momentOf(received.wallMs, momentNow()), received.isRenewed);
    this.tick();
  }

  private async renew(): Promise<void> {
    this.facts.tried = momentNow();
    try {
      this.learn(await call(clocks[this.watched.marker].ask, {}));
    } catch {
      // Tried again in a minute; a session that is over has already ended through the answer.
    }
  }

  /** The values are the server's, and so is the clock of a page that nobody has touched yet, such as a reloaded one. */
  private async askServer(): Promise<void> {
    try {
      const response = await call(clocks[this.watched.marker].ask, {}, { background: true });
      this.learn(response);
      if (this.wasTouched) return;
      const now = momentNow();
      const { warnMs, countdownMs } = this.facts.limits;
      const silentMs = Math.max(0, warnMs + countdownMs - response.idleSeconds * 1000);
      this.facts.active = this.facts.renewed = momentOf(now.wallMs - silentMs, now);
    } catch {
      // The values of the specification hold until the next answer.
    }
  }

  private learn({ warnSeconds, countdownSeconds, menuVersion }: Clock): void {
    this.facts.limits = { warnMs: warnSeconds * 1000, countdownMs: countdownSeconds * 1000 };
    noteMenuVersion(menuVersion);
  }

  /** The server forgets the session too, if it can be reached; the page does in any case. */
  private signOut(): void {
    const { marker } = this.watched;
    call(clocks[marker].end, {}, { background: true, outlives: true }).catch(() => undefined);
    // In this task: after a sleep, what was shown is gone before the next frame and before the next click.
    flushSync(() => endSessionHere('idle', marker));
  }
}
