import type { FastifyRequest } from 'fastify';
import { visit } from 'jsonc-parser';
import type { App } from '../deps';
import { BrokenRequest } from './broken-request';

declare module 'fastify' {
  interface FastifyRequest {
    /** Text of the body; empty if the body is not JSON. */
    bodyText: string;
  }
}

/**
 * Stores the text of a body beside its parsed value, for `refuseTwice`. As usual, bodies that set a prototype are
 * refused.
 */
export function keepBodyText(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('bodyText', '');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyText = String(body);
    void parse(request, request.bodyText, done);
  });
}

/**
 * Refuses a body with a duplicate key: of two amounts, one parser would use the first and another the last. The check
 * takes longer than parsing, so it runs after validation and the permission check.
 */
export function refuseTwice({ bodyText }: Pick<FastifyRequest, 'bodyText'>): void {
  if (bodyText !== '' && saysTwice(bodyText)) throw new BrokenRequest('The JSON body has a duplicate key.');
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
