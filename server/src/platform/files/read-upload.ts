import type { Readable } from 'node:stream';

/**
 * Reads a body; resolves with null as soon as it exceeds `bytesMax`. The body is not destroyed, because its sender must
 * still receive the reason.
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
    body.once('close', () => reject(new Error('The client closed the connection during an upload.')));
  });
