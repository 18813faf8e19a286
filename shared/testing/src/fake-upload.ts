import type { Envelope } from '@console/contracts';

/** The request by which bytes travel, as far as an upload uses it; a test says how it goes on. */
export class FakeUpload extends EventTarget {
  /** The one that began last. */
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

/** Lets files travel by requests that the test answers; gives back the way to end that. */
export function fakeUploads(): () => void {
  const real = globalThis.XMLHttpRequest;
  // Only what an upload uses of it is there.
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  return () => {
    globalThis.XMLHttpRequest = real;
  };
}
