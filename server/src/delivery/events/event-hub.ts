import { noteAudiences } from '@console/contracts';
import type { PushedEvent } from '@console/contracts/release';
import { z } from '@console/contracts/zod';
import { audiencesOf } from '../../platform/audience/audience.rules';
import { reaches } from '../../platform/reach/reach.rules';
import type { EventStream } from '../../platform/http/event-stream';

/** What one process tells the others, through the database. */
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
  z.strictObject({ say: z.literal('over'), sessionId: z.string() }),
  z.strictObject({ say: z.literal('clock'), aheadSeconds: z.int() }),
]);
type Notice = z.infer<typeof notice>;

/** A browser profile holds one stream; more are open for a moment while one tab takes over from another. */
const perSessionMax = 4;

/** What the hub asks of the database. */
interface Sources {
  findLive: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  findNewestNumber: () => Promise<number>;
  findAheadSeconds: () => Promise<number>;
}

/** What else of this process follows what is told. */
interface Followers {
  clock: (aheadSeconds: number) => void;
  /** The state of a version has changed. */
  versions: () => void;
}

/** The open streams of this process, and what is said on them. */
export class EventHub {
  private readonly streams = new Set<EventStream<PushedEvent>>();
  /** The newest release that was said; the word of a slower process is not repeated. */
  private said = 0;
  private isClosed = false;

  constructor(
    private readonly sources: Sources,
    private readonly followers: Followers,
  ) {}

  get size(): number {
    return this.streams.size;
  }

  /** False where the session holds as many streams as it may, or this process is about to end. */
  mayAdd(sessionId: string): boolean {
    return !this.isClosed && this.of(({ sessionId: own }) => own === sessionId).length < perSessionMax;
  }

  /** Says the newest number first, so that nothing falls between what the page knows and what it hears. */
  async add(stream: EventStream<PushedEvent>): Promise<void> {
    this.streams.add(stream);
    stream.onGone(() => this.streams.delete(stream));
    const number = await this.sources.findNewestNumber();
    this.said = Math.max(this.said, number);
    stream.send({ say: 'release', number: this.said });
    if (this.isClosed) stream.end();
  }

  /** A notice of any process, this one too. What is no notice is not ours. */
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
    if (received.say === 'clock') this.followers.clock(received.aheadSeconds);
    if (received.say === 'over') this.finish(this.of(({ sessionId }) => sessionId === received.sessionId));
  }

  /** A sign of life on every stream; sessions that are over by themselves end, and what nobody told is told. */
  async round(): Promise<void> {
    for (const stream of this.streams) stream.beat();
    if (this.streams.size === 0) return;
    const open = [...this.streams];
    const live = await this.sources.findLive([...new Set(open.map(({ sessionId }) => sessionId))]);
    this.finish(open.filter(({ sessionId }) => !live.has(sessionId)));
    await this.catchUp();
  }

  /** Asks for what may have been missed. */
  async catchUp(): Promise<void> {
    this.followers.versions();
    this.followers.clock(await this.sources.findAheadSeconds());
    this.sendRelease(await this.sources.findNewestNumber());
  }

  /** Ends all streams; their readers find another process, or come back. */
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

/** Whose readers may see that record, and read what was written about it. */
const reaching =
  (record: Extract<Notice, { say: 'record' }>) =>
  ({ actor }: EventStream<PushedEvent>): boolean =>
    reaches(actor, record) && audiencesOf(actor).includes(record.audience);

function noticeIn(payload: string): Notice | null {
  try {
    return notice.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    // Somebody else uses the channel.
    return null;
  }
}
