import type { LiveRemote, WaitReason } from '@console/contracts/release';
import type { RemoteInput, Mounted } from '../mounting/orchestrator';
import { isBroken } from '../mounting/mount-failure';
import { mayStillRun } from '../releases/release.rules';
import { waitsFor, type Moment, type Urgency } from './moment.rules';
import { switchOver } from './switch-over';

/** Callbacks of the page that a version line needs. */
export interface LinePlace {
  /** Loads and mounts a version; a trial version is mounted hidden and inactive. */
  mount: (remote: LiveRemote, options: { remoteInput: RemoteInput; isTrial: boolean }) => Promise<Mounted>;
  /** Returns the user activity in the pages of the visible version. */
  momentOf: (live: Mounted, remoteInput: RemoteInput) => Moment;
  onLive: (live: Mounted, before: Mounted | null) => void;
  /** Called with the waiting version and its reason, or with null if the visible version is the requested one. */
  onWait: (waiting: { wanted: LiveRemote; why: WaitReason } | null) => void;
  /**
   * Called if a version failed its trial or was replaced after an error; in both cases the previous version continues.
   */
  onRefused: (remote: LiveRemote, error: unknown) => void;
}

const lookEveryMs = 150;
/** Delay before a version that could not be fetched is requested again. */
const againMs = 5000;
/** Time for which the previous version stays mounted; a rollback within this time needs no network. */
const warmMs = 10 * 60_000;

/**
 * The versions of one remote in this page: the visible one, a waiting one, and the previous one, which stays mounted.
 * The visible version is removed only after the next one has mounted successfully.
 */
export class VersionLine {
  private live: Mounted;
  private waiting: Mounted | null = null;
  private warm: Mounted | null = null;
  /** Time since which the waiting version could take over; repeated requests for that version do not reset it. */
  private ready = { base: '', sinceMs: 0 };
  /** Addresses of broken versions, which this page does not retry. */
  private readonly refused = new Set<string>();
  /** The last requested version. It determines which versions may no longer run or serve for a rollback. */
  private wished: LiveRemote | null = null;
  /** Number of the last request; results of earlier requests are outdated. */
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

  get seen(): LiveRemote {
    return this.live.remote;
  }

  /** Renders the visible version with new input; hidden versions are not updated. */
  render(remoteInput: RemoteInput): void {
    this.remoteInput = remoteInput;
    this.live.update(remoteInput);
  }

  /** Mounts this version hidden, and makes it visible when the user's activity permits. */
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
   * Replaces a broken visible version with the previous one within this task. Returns false if there is no previous
   * version.
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
      // A page opened in the meantime may need code that the trial did not load.
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

  /** Runs in one task without an await: keys pressed in the meantime reach the new version. */
  private change(next: Mounted): void {
    const before = this.live;
    this.waiting = null;
    this.ready = { base: '', sinceMs: 0 };
    this.cool();
    // Set first, because blurring the focused field may change the address, and the new pages must handle it.
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

  /** Unmounts the previous version; a later rollback would have to load it again. */
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

  /** Requests a version again if it is still wanted and failed only because it could not be fetched. */
  private tryLater(remote: LiveRemote, urgency: Urgency): void {
    if (this.wished?.base !== remote.base || this.refused.has(remote.base)) return;
    this.again = setTimeout(() => void this.request(remote, urgency), againMs);
  }
}
