import type { LiveRemote } from '@console/contracts/release';
import type { RemoteLifecycles } from '@console/remote-kit';

/** How the code of a version is had and forgotten. */
export interface CodeSource {
  /** Loads it; whoever has given it up says so through the signal. */
  load: (remote: LiveRemote, options: { attempt: number; abandoned: AbortSignal }) => Promise<RemoteLifecycles>;
  purge: (remote: LiveRemote) => void;
}

/** The code of a version, for one mount of it. */
export interface CodeUse {
  load: (attempt: number) => Promise<RemoteLifecycles>;
  /** The mount ends with `ended`. The last one takes the code with it, unless it is to stay for the next one to purge. */
  leave: (ended: Promise<unknown>, options?: { staysLoaded?: boolean }) => void;
}

interface Code {
  uses: number;
  loading: Promise<RemoteLifecycles> | null;
  readonly ends: Promise<unknown>[];
  readonly abandon: AbortController;
}

/**
 * Mounts of one version share its code: pages of a remote, and what it contributes to others. The code goes with the last
 * of them; whoever comes meanwhile waits for that and loads it anew, because forgetting it would pull hashes and chunks
 * from under a mount that has already begun.
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
    // What failed is loaded anew by the next mount that asks.
    loading.catch(() => {
      if (code.loading === loading) code.loading = null;
    });
    return loading.then((lifecycles) => {
      // What comes after everybody has left belongs to nobody.
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
