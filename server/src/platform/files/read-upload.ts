import type { Readable } from 'node:stream';

/**
 * The bytes of a body, or null as soon as there are more than `bytesMax`: what is too much is neither held nor waited
 * for. The body is left as it is, since its sender still has to hear why.
 */
export const readUpload = (body: Readable, bytesMax: number): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    const take = (piece: Buffer) => {
      bytes += piece.length;
      if (bytes <= bytesMax) return pieces.push(piece);
      body.off('data', take);
      return resolve(null);
    };
    body.on('data', take);
    body.once('end', () => resolve(Buffer.concat(pieces)));
    body.once('error', reject);
    body.once('close', () => reject(new Error('The sender of a file has gone.')));
  });
