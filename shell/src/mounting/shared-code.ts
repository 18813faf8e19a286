import type { LiveRemote } from '@console/contracts/release';
import type { RemoteLifecycles } from '@console/remote-kit';

/** Functions that load and purge the code of a version. */
export interface CodeSource {
  /** Loads the code. The signal aborts the load when no mount needs it any more. */
  load: (remote: LiveRemote, options: { attempt: number; abandoned: AbortSignal }) => Promise<RemoteLifecycles>;
  purge: (remote: LiveRemote) => void;
}

/** Handle of one mount on the code of its version. */
export interface CodeUse {
  load: (attempt: number) => Promise<RemoteLifecycles>;
  /**
   * Ends this use when `ended` settles. The last use purges the code, unless `staysLoaded` defers the purge to the next
   * mount.
   */
  leave: (ended: Promise<unknown>, options?: { staysLoaded?: boolean }) => void;
}

interface Code {
  uses: number;
  loading: Promise<RemoteLifecycles> | null;
  readonly ends: Promise<unknown>[];
  readonly abandon: AbortController;
}

/**
 * Shares the code of a version between its mounts: pages of a remote and its contributions to other pages. The last
 * unmount purges the code. A mount that starts during that unmount waits for the purge and loads the code again,
 * because the purge removes its hashes and chunks.
 */
export class SharedCode {
  private readonly codes = new Map<string, Code>();
  private readonly endings = new Map<string, Promise<void>>();

  constructor(private readonly source: CodeSource) {}

  async use(remote: LiveRemote): Promise<CodeUse> {
    const { base } = remote;
    for (let ending = this.endings.get(base); ending; ending = this.endings.get(base)) await ending;
    const code = this.codes.get(base) ?? { uses: 0, loading: null, ends: [], abandon: new AbortController() };
    this.codes.set(base, code);
    code.uses += 1;
    let isOver = false;
    return {
      load: (attempt) => this.load(remote, code, attempt),
      leave: (ended, { staysLoaded = false } = {}) => {
        if (isOver) return;
        isOver = true;
        code.uses -= 1;
        code.ends.push(ended.catch(() => undefined));
        if (code.uses === 0) this.end(remote, code, staysLoaded);
      },
    };
  }

  private load(remote: LiveRemote, code: Code, attempt: number): Promise<RemoteLifecycles> {
    const loading = code.loading ?? this.source.load(remote, { attempt, abandoned: code.abandon.signal });
    code.loading = loading;
    // After a failure, the next mount loads the code again.
    loading.catch(() => {
      if (code.loading === loading) code.loading = null;
    });
    return loading.then((lifecycles) => {
      // Code that arrives after the last unmount is not used.
      code.abandon.signal.throwIfAborted();
      return lifecycles;
    });
  }

  private end(remote: LiveRemote, code: Code, staysLoaded: boolean): void {
    const { base } = remote;
    code.abandon.abort();
    this.codes.delete(base);
    const ending = Promise.all(code.ends).then(() => {
      if (!staysLoaded) this.source.purge(remote);
      this.endings.delete(base);
    });
    this.endings.set(base, ending);
  }
}
