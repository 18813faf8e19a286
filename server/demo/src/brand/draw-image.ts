import sharp from 'sharp';

/** Returns an SVG as the lossless WebP that an upload would have become. */
export const drawImage = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
