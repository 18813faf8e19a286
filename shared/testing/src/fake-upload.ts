import type { Envelope } from '@console/contracts';

/** Fake of the upload request; the test controls its progress. */
export class FakeUpload extends EventTarget {
  /** The request that was started last. */
  static last: FakeUpload;
  readonly upload = new EventTarget();
  responseText = '';
  /** Method and address. */
  requested = '';
  open = (method: string, address: string) => void (this.requested = `${method} ${address}`);
  setRequestHeader = () => undefined;
  send = () => void (FakeUpload.last = this);
  abort = () => this.end('abort');
  end(how: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
  response(envelope: Partial<Envelope>) {
    this.responseText = JSON.stringify({ message: '', traceId: 't', data: null, ...envelope });
    this.end('load');
  }
}

/** Replaces the upload requests. Returns a function that restores them. */
export function fakeUploads(): () => void {
  const real = globalThis.XMLHttpRequest;
  // The fake only has the members that an upload uses.
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  return () => {
    globalThis.XMLHttpRequest = real;
  };
}
