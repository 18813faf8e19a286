import sharp from 'sharp';

/** Converts an SVG to lossless WebP, as the server converts an upload. */
export const drawImage = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
