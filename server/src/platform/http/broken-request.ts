/** A request that our clients never send; the response has status 400. */
export class BrokenRequest extends Error {
  readonly statusCode = 400;
}
