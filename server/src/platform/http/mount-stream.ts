import type { Operation } from '@console/contracts';
import { answerHeaders } from './mount';
import type { AnyOperation, App } from '../deps';
import { EventStream } from './event-stream';
import { parseInput } from './input';
import { refuseOutsideSandbox } from './sandbox-guard';
import { admit } from './session-guard';

/**
 * Adds an event stream; there is no other way to do so. Access is checked as for a call, and a refusal before the first
 * event is an envelope. `open` sends the first event or refuses.
 */
export function mountStream<In, Event>(
  app: App,
  operation: Operation<In, Event>,
  open: (input: In, stream: EventStream<Event>) => Promise<void>,
): void {
  // The list only uses path and permission, which do not depend on the types of input and output.
  app.mounted.push(operation as unknown as AnyOperation);
  app.route({
    method: 'POST',
    url: `/admin${operation.path}`,
    config: { door: 'stream', takes: operation.permission === 'public' ? 'anybody' : 'session' },
    handler: async (request, reply) => {
      void reply.headers(answerHeaders);
      refuseOutsideSandbox(app.deps.config, operation);
      const { actor, sessionId } = await admit(app, request, operation);
      const input = parseInput(operation, request);
      await open(input, new EventStream<Event>(reply, sessionId, actor));
      return reply;
    },
  });
}
