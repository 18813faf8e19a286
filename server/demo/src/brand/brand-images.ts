import type { PicturePurpose } from '@console/server/platform/files/file.store';
import { fixedId } from '@console/server/platform/db/ids';
import { companies } from '../company.data';
import { demoCompanies } from '../ids';
import { meridian, moreCompanies } from '../more-companies.data';
import { wordOf } from './letters';

/** A brand image of the demo. */
export interface DemoBrandImage {
  id: string;
  companyId: string;
  /** Column of the company that stores the file id. */
  column:
    'logo_file_id' | 'icon_file_id' | 'payment_logo_file_id' | 'payment_logo_gray_file_id' | 'dashboard_logo_file_id';
  purpose: PicturePurpose;
  name: string;
  svg: string;
}

const words: Record<string, string> = { [demoCompanies.lanshi]: 'LANSHI', [meridian.id]: 'MERIDIAN' };

const svgOf = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

/** Scales a company's logo mark from its 32 px box to `size`. */
const markOf = (mark: string, { size, x = 0, y = 0, color }: { size: number; x?: number; y?: number; color: string }) =>
  `<path transform="translate(${x} ${y}) scale(${size / 32})" fill="${color}" fill-rule="evenodd" d="${mark}"/>`;

const tileOf = (mark: string, size: number, color: string) =>
  svgOf(
    size,
    size,
    `<rect width="${size}" height="${size}" rx="${size * 0.22}" fill="${color}"/>${markOf(mark, { size, color: 'white' })}`,
  );

/** Draws mark and name side by side, as large as the box allows. */
function lockup(
  company: { mark: string; word: string; color: string },
  { width, height }: { width: number; height: number },
) {
  const { mark, word, color } = company;
  const { group, width: wordWidth } = wordOf(word, color);
  const markSize = height * 0.6;
  const room = width - markSize - 36;
  const scale = Math.min(room / wordWidth, (height * 0.34) / 32);
  const y = (height - 32 * scale) / 2;
  return svgOf(
    width,
    height,
    `${markOf(mark, { size: markSize, x: 12, y: (height - markSize) / 2, color })}<g transform="translate(${markSize + 24} ${y}) scale(${scale})">${group}</g>`,
  );
}

type Drawn = Omit<DemoBrandImage, 'id' | 'companyId'>;

/** Images with mark and name for the payment page and the dashboard. */
function lockups(mark: string, word: string, color: string): Drawn[] {
  const company = { mark, word, color };
  return [
    {
      column: 'payment_logo_file_id',
      purpose: 'PAYMENT_LOGO',
      name: 'payment.webp',
      svg: lockup(company, { width: 250, height: 80 }),
    },
    {
      column: 'payment_logo_gray_file_id',
      purpose: 'PAYMENT_LOGO',
      name: 'payment-gray.webp',
      svg: lockup({ ...company, color: '#6B7280' }, { width: 250, height: 80 }),
    },
    {
      column: 'dashboard_logo_file_id',
      purpose: 'DASHBOARD_LOGO',
      name: 'dashboard.webp',
      svg: lockup(company, { width: 200, height: 120 }),
    },
  ];
}

/** Companies that were submitted have images. The platform company shows the drawn mark. */
const branded = [...companies, ...moreCompanies.map(({ company }) => company)].filter(
  ({ id, logo_mark = '' }) => logo_mark !== '' && id !== demoCompanies.aldermoor,
);

/** Uploaded images: all images of a company with a word, and the required logo and icon of the others. */
export const demoBrandImages: DemoBrandImage[] = branded.flatMap(
  ({ id, logo_mark: mark = '', brand_seed: color = '' }, index) => {
    const word = words[id];
    const images: Drawn[] = [
      { column: 'logo_file_id', purpose: 'LOGO', name: 'logo.webp', svg: tileOf(mark, 256, color) },
      { column: 'icon_file_id', purpose: 'ICON', name: 'icon.webp', svg: tileOf(mark, 32, color) },
      ...(word === undefined ? [] : lockups(mark, word, color)),
    ];
    return images.map((image, at) => ({ ...image, id: fixedId('file', 900 + index * 10 + at), companyId: id }));
  },
);
