import type { LiveRemote, WaitReason } from '@console/contracts/release';
import type { RemoteInput, Mounted } from '../mounting/orchestrator';
import { isBroken } from '../mounting/mount-failure';
import { mayStillRun } from '../releases/release.rules';
import { waitsFor, type Moment, type Urgency } from './moment.rules';
import { switchOver } from './switch-over';

/** What a line needs of the page around it. */
export interface LinePlace {
  /** Loads and mounts a version; with `isTrial` out of sight, and asleep. */
  mount: (remote: LiveRemote, options: { remoteInput: RemoteInput; isTrial: boolean }) => Promise<Mounted>;
  /** What is going on in the pages of the version that is seen. */
  momentOf: (live: Mounted, remoteInput: RemoteInput) => Moment;
  onLive: (live: Mounted, before: Mounted | null) => void;
  /** The version that is live waits for something; null where the seen one is the live one. */
  onWait: (waiting: { wanted: LiveRemote; why: WaitReason } | null) => void;
  /** A version did not pass its trial, or was taken back; the one before goes on. */
  onRefused: (remote: LiveRemote, error: unknown) => void;
}

const lookEveryMs = 150;
/** What could not be fetched may be there in a moment. */
const againMs = 5000;
/** How long the version before stays mounted, so that it can take over again at once, without the network. */
const warmMs = 10 * 60_000;

/**
 * The versions of one remote in this page: the one that is seen, one that waits for its moment, and the one before,
 * kept warm. The seen one is never taken away before the next has proven that it mounts.
 */
export class VersionLine {
  private live: Mounted;
  private waiting: Mounted | null = null;
  private warm: Mounted | null = null;
  /** Since when the one that waits could take over, however often it is asked for. */
  private ready = { base: '', sinceMs: 0 };
  /** Addresses of versions that are broken; they are not tried again in this page. */
  private readonly refused = new Set<string>();
  /** What was wished for last: it says which versions may not run any more, nor be kept for going back. */
  private wished: LiveRemote | null = null;
  /** Each wish outdates the ones before. */
  private turn = 0;
  private look: ReturnType<typeof setInterval> | null = null;
  private cooling: ReturnType<typeof setTimeout> | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly place: LinePlace,
    first: Mounted,
    private remoteInput: RemoteInput,
  ) {
    this.live = first;
  }

  /** The version that is seen. */
  get seen(): LiveRemote {
    return this.live.remote;
  }

  /** Renders the seen version with what is given now; the others sleep. */
  render(remoteInput: RemoteInput): void {
    this.remoteInput = remoteInput;
    this.live.update(remoteInput);
  }

  /** This version is the one to run: brought up out of sight, and seen from the first moment that allows it. */
  async request(remote: LiveRemote, urgency: Urgency): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    this.wished = remote;
    clearTimeout(this.again);
    if (this.warm && !this.mayRun(this.warm)) this.cool();
    const pace = this.mayRun(this.live) ? urgency : 'forced';
    if (this.waiting && this.waiting.remote.base !== remote.base) this.dropWaiting();
    if (remote.base === this.live.remote.base) return this.place.onWait(null);
    if (this.refused.has(remote.base)) return;
    if (this.warm?.remote.base === remote.base) return this.await(this.takeWarm(), pace);
    if (this.waiting) return this.await(this.waiting, pace);
    this.place.onWait({ wanted: remote, why: 'LOADING' });
    try {
      const mounted = await this.place.mount(remote, { remoteInput: this.remoteInput, isTrial: true });
      if (turn === this.turn) this.await(mounted, pace);
      else void mounted.unmount();
    } catch (error) {
      this.refuse(remote, error);
      if (turn === this.turn) this.tryLater(remote, urgency);
    }
  }

  /**
   * The seen version is broken: the one before takes over in this very task. Answers false where there is none.
   */
  takeBack(error: unknown): boolean {
    if (!this.warm) return false;
    const broken = this.live;
    this.dropWaiting();
    this.turn += 1;
    this.change(this.takeWarm());
    this.cool();
    this.refuse(broken.remote, error);
    return true;
  }

  close(): void {
    this.turn += 1;
    clearTimeout(this.again);
    this.dropWaiting();
    this.cool();
    void this.live.unmount();
  }

  private mayRun = ({ remote }: Mounted): boolean => !this.wished || mayStillRun(remote, this.wished);

  private mayChange(urgency: Urgency, wanted: LiveRemote): boolean {
    const moment = this.place.momentOf(this.live, this.remoteInput);
    const why = waitsFor(urgency, moment, performance.now() - this.ready.sinceMs);
    if (why !== null) this.place.onWait({ wanted, why });
    return why === null;
  }

  private await(mounted: Mounted, urgency: Urgency): void {
    this.waiting = mounted;
    const { base } = mounted.remote;
    if (this.ready.base !== base) this.ready = { base, sinceMs: performance.now() };
    this.stopLooking();
    const tryNow = () => {
      if (!this.mayChange(urgency, mounted.remote)) return;
      this.stopLooking();
      // A page that was opened meanwhile may need code that the trial did not load.
      const { turn } = this;
      void mounted.prepare(this.remoteInput).then(
        () => {
          if (turn !== this.turn || this.waiting !== mounted) return;
          if (this.mayChange(urgency, mounted.remote)) this.change(mounted);
          else this.await(mounted, urgency);
        },
        (error: unknown) => {
          if (this.waiting !== mounted) return;
          this.dropWaiting();
          this.refuse(mounted.remote, error);
          this.tryLater(mounted.remote, urgency);
        },
      );
    };
    this.look = setInterval(tryNow, lookEveryMs);
    tryNow();
  }

  /** One task, without an await: a key that is pressed meanwhile arrives after it, in the new version. */
  private change(next: Mounted): void {
    const before = this.live;
    this.waiting = null;
    this.ready = { base: '', sinceMs: 0 };
    this.cool();
    // First, because the field that loses the focus may change the address, which is for the pages that are seen from now.
    this.live = next;
    switchOver(before, next, this.remoteInput);
    this.warm = before;
    this.cooling = setTimeout(() => this.cool(), warmMs);
    if (!this.mayRun(before)) this.cool();
    this.place.onLive(next, before);
  }

  private takeWarm(): Mounted {
    const { warm } = this;
    if (!warm) throw new Error('No version is kept warm.');
    this.warm = null;
    return warm;
  }

  /** Lets go of the version before; from now on it would have to be loaded again. */
  private cool(): void {
    if (this.cooling !== null) clearTimeout(this.cooling);
    this.cooling = null;
    void this.warm?.unmount();
    this.warm = null;
  }

  private dropWaiting(): void {
    this.stopLooking();
    void this.waiting?.unmount();
    this.waiting = null;
  }

  private stopLooking(): void {
    if (this.look !== null) clearInterval(this.look);
    this.look = null;
  }

  private refuse(remote: LiveRemote, error: unknown): void {
    if (isBroken(error)) this.refused.add(remote.base);
    this.place.onRefused(remote, error);
  }

  /** What is still wished for and only could not be fetched. */
  private tryLater(remote: LiveRemote, urgency: Urgency): void {
    if (this.wished?.base !== remote.base || this.refused.has(remote.base)) return;
    this.again = setTimeout(() => void this.request(remote, urgency), againMs);
  }
}
