import { noteAudiences } from '@console/contracts';
import type { PushedEvent } from '@console/contracts/release';
import { z } from '@console/contracts/zod';
import { audiencesOf } from '../../platform/audience/audience.rules';
import { reaches } from '../../platform/reach/reach.rules';
import type { EventStream } from '../../platform/http/event-stream';

/** Notice that one process sends to all processes through LISTEN/NOTIFY of the database. */
const notice = z.discriminatedUnion('say', [
  z.strictObject({ say: z.literal('release'), number: z.int() }),
  z.strictObject({ say: z.literal('versions') }),
  z.strictObject({ say: z.literal('grants'), userId: z.string() }),
  z.strictObject({ say: z.literal('notifications'), userId: z.string() }),
  z.strictObject({
    say: z.literal('record'),
    id: z.string(),
    companyId: z.string(),
    merchantId: z.string(),
    channelId: z.string(),
    audience: z.enum(noteAudiences),
  }),
  z.strictObject({ say: z.literal('dicts') }),
  z.strictObject({ say: z.literal('menus') }),
  z.strictObject({ say: z.literal('over'), sessionId: z.string() }),
  z.strictObject({ say: z.literal('clock'), aheadSeconds: z.int() }),
]);
type Notice = z.infer<typeof notice>;

/** A browser profile has one stream; a few more are open for a moment when another tab takes it over. */
const perSessionMax = 4;

/** Database queries that the hub needs. */
interface Sources {
  findLive: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  findNewestNumber: () => Promise<number>;
  findAheadSeconds: () => Promise<number>;
}

/** Callbacks for notices that concern this process rather than its streams. */
interface Followers {
  clock: (aheadSeconds: number) => void;
  /** The state of a version has changed. */
  versions: () => void;
}

/** Registry of the open event streams of this process; sends events to them. */
export class EventHub {
  private readonly streams = new Set<EventStream<PushedEvent>>();
  /** Highest release number sent so far; a late notice with a lower number is ignored. */
  private said = 0;
  private isClosed = false;

  constructor(
    private readonly sources: Sources,
    private readonly followers: Followers,
  ) {}

  get size(): number {
    return this.streams.size;
  }

  /** Returns false if the session has the maximum number of streams, or if this process is shutting down. */
  mayAdd(sessionId: string): boolean {
    return !this.isClosed && this.of(({ sessionId: own }) => own === sessionId).length < perSessionMax;
  }

  /** Sends the newest release number first, so that a release made before the stream opened is not missed. */
  async add(stream: EventStream<PushedEvent>): Promise<void> {
    this.streams.add(stream);
    stream.onGone(() => this.streams.delete(stream));
    const number = await this.sources.findNewestNumber();
    this.said = Math.max(this.said, number);
    stream.send({ say: 'release', number: this.said });
    if (this.isClosed) stream.end();
  }

  /** Handles a notice of any process, including this one. Other payloads are ignored. */
  hear(payload: string): void {
    const received = noticeIn(payload);
    if (!received) return;
    if (received.say === 'release') this.sendRelease(received.number);
    if (received.say === 'versions') this.followers.versions();
    if (received.say === 'grants' || received.say === 'notifications')
      for (const stream of this.of(({ actor }) => actor.userId === received.userId)) stream.send({ say: received.say });
    if (received.say === 'record')
      for (const stream of this.of(reaching(received))) stream.send({ say: 'record', id: received.id });
    if (received.say === 'dicts') for (const stream of this.streams) stream.send({ say: 'dicts' });
    // A page reloads its menus together with its permissions.
    if (received.say === 'menus') for (const stream of this.streams) stream.send({ say: 'grants' });
    if (received.say === 'clock') this.followers.clock(received.aheadSeconds);
    if (received.say === 'over') this.finish(this.of(({ sessionId }) => sessionId === received.sessionId));
  }

  /** Sends a heartbeat on every stream, ends streams of expired sessions and catches up on missed notices. */
  async round(): Promise<void> {
    for (const stream of this.streams) stream.beat();
    if (this.streams.size === 0) return;
    const open = [...this.streams];
    const live = await this.sources.findLive([...new Set(open.map(({ sessionId }) => sessionId))]);
    this.finish(open.filter(({ sessionId }) => !live.has(sessionId)));
    await this.catchUp();
  }

  /** Reads clock and release number from the database, in case notices were missed. */
  async catchUp(): Promise<void> {
    this.followers.versions();
    this.followers.clock(await this.sources.findAheadSeconds());
    this.sendRelease(await this.sources.findNewestNumber());
  }

  /** Ends all streams; pages reconnect, possibly to another process. */
  close(): void {
    this.isClosed = true;
    for (const stream of this.streams) stream.end();
  }

  private of(fits: (stream: EventStream<PushedEvent>) => boolean): EventStream<PushedEvent>[] {
    return [...this.streams].filter(fits);
  }

  private sendRelease(number: number): void {
    if (number <= this.said) return;
    this.said = number;
    for (const stream of this.streams) stream.send({ say: 'release', number });
  }

  private finish(streams: readonly EventStream<PushedEvent>[]): void {
    for (const stream of streams) {
      stream.send({ say: 'over' });
      stream.end();
    }
  }
}

/** Selects streams of users who have the record in their data scope and belong to the audience of the note. */
const reaching =
  (record: Extract<Notice, { say: 'record' }>) =>
  ({ actor }: EventStream<PushedEvent>): boolean =>
    reaches(actor, record) && audiencesOf(actor).includes(record.audience);

function noticeIn(payload: string): Notice | null {
  try {
    return notice.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    // A payload that is not JSON was sent by another program on the same channel.
    return null;
  }
}
