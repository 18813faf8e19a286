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

/** Each system has its own idle timer on the server. */
const clocks = {
  vcc: { ask: flushTokenTime, end: endSession },
  'self-onboarding': { ask: flushOnboardingTime, end: endOnboarding },
} as const;

/** Idle time from the server, and the version of the console's menus. */
type Clock = OutputOf<typeof flushOnboardingTime> & Pick<OutputOf<typeof flushTokenTime>, 'menuVersion'>;

/** User and system of an idle watch. */
export interface Watched {
  marker: SystemMarker;
  userId: string;
}

/** `wallMs` is the time of the activity; `isRenewed` is true if the server has renewed the session for it. */
const message = z.strictObject({ userId: z.string(), wallMs: z.number(), isRenewed: z.boolean() });

/**
 * Interval of idle checks. A late check is harmless, because idle time is measured by clocks and not by counting ticks.
 */
const tickMs = 1000;
/** Minimum interval between messages about activity to other pages. */
const tellEveryMs = 1000;
/** Delay of the first request to the server, so that the first page's requests come first. */
const firstAskMs = 1500;

const momentNow = (): Moment => ({ wallMs: Date.now(), monotonicMs: performance.now() });

/** Idle watch of one signed-in user in this page. The pages of a browser exchange their activity. */
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

  /** Measures the idle time now, regardless of stopped clocks and late timers. */
  tick(): void {
    const now = momentNow();
    const idleness = idlenessOf(this.facts, now);
    if (idleness.at === 'over') return this.signOut();
    // The notice concerns the visible system. The session of the other system ends without a notice, unless it is used
    // in another tab.
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

  /** Records pointer, key or wheel input. While the notice is shown, only an answer to it counts. */
  touch(): void {
    if (idlenessOf(this.facts, momentNow()).at === 'active') this.note(momentNow(), false);
    this.tick();
  }

  /** Called on every answer to the notice, including closing it. */
  answer(): void {
    if (idlenessOf(this.facts, momentNow()).at === 'over') return this.signOut();
    this.notifiedAtMs = 0;
    this.note(momentNow(), false);
    showIdleness({ at: 'active' });
    void this.renew();
  }

  /** Records that a call sent at `sentAtMs` has renewed the session on the server. */
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
    // Late activity must not revive a session that has ended.
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
      // Retried in a minute. If the session has ended, the response was already handled.
    }
  }

  /**
   * Loads the limits and the idle time from the server. A reloaded page without activity of its own starts with the
   * server's idle time.
   */
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
      // The specification's values apply until the next response.
    }
  }

  private learn({ warnSeconds, countdownSeconds, menuVersion }: Clock): void {
    this.facts.limits = { warnMs: warnSeconds * 1000, countdownMs: countdownSeconds * 1000 };
    noteMenuVersion(menuVersion);
  }

  /** Ends the session on the server if it can be reached, and in the page in any case. */
  private signOut(): void {
    const { marker } = this.watched;
    call(clocks[marker].end, {}, { background: true, outlives: true }).catch(() => undefined);
    // Synchronous: after a sleep, the content must be gone before the next frame and the next click.
    flushSync(() => endSessionHere('idle', marker));
  }
}
