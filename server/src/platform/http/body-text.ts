import type { FastifyRequest } from 'fastify';
import { visit } from 'jsonc-parser';
import type { App } from '../deps';
import { BrokenRequest } from './broken-request';

declare module 'fastify' {
  interface FastifyRequest {
    /** What came as the body; empty where it was no JSON. */
    bodyText: string;
  }
}

/** Keeps the text of a body beside what it says, for `refuseTwice`. What has a prototype in it is refused as ever. */
export function keepBodyText(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('bodyText', '');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyText = String(body);
    void parse(request, request.bodyText, done);
  });
}

/**
 * Refuses a body that says something twice: of two amounts, one program reads the first and another one the last. It
 * takes longer than to read the body, so it is for input that is right otherwise, of somebody who may call.
 */
export function refuseTwice({ bodyText }: Pick<FastifyRequest, 'bodyText'>): void {
  if (bodyText !== '' && saysTwice(bodyText)) throw new BrokenRequest('A body says something twice.');
}

function saysTwice(text: string): boolean {
  const objects: Set<string>[] = [];
  let isTwice = false;
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectProperty: (name) => {
      const names = objects.at(-1);
      isTwice ||= names?.has(name) ?? false;
      names?.add(name);
    },
    onObjectEnd: () => void objects.pop(),
  });
  return isTwice;
}
