import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, whenQuiet } from '../support/browser';
import { findingsOf } from '../support/axe';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { openSignedIn } from '../support/signed-in';
import { textsOf } from '../support/texts';
import { post, sessionOf } from '../support/walk';

const { company, field: message } = textsOf('en_US');

let browser: Browser;
let product: OwnServer;
beforeAll(async () => {
  [browser, product] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Draws an image whose left half is red and whose right half is blue. */
async function drawn(page: Page, width: number, height: number): Promise<Buffer> {
  const encoded = await page.evaluate(
    (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('The browser draws nothing.');
      pen.fillStyle = 'rgb(255, 0, 0)';
      pen.fillRect(0, 0, size.width / 2, size.height);
      pen.fillStyle = 'rgb(0, 0, 255)';
      pen.fillRect(size.width / 2, 0, size.width / 2, size.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { width, height },
  );
  return Buffer.from(encoded, 'base64');
}

/** Returns the dimensions of an image on the page, and which color its left and right edges have most of. */
const shownIn = (field: Locator) =>
  field
    .locator('img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
        willReadFrequently: true,
      });
      if (!pen) throw new Error('The browser draws nothing.');
      pen.drawImage(image, 0, 0);
      const colorAt = (x: number) => {
        const [red = 0, , blue = 0] = pen.getImageData(x, height / 2, 1, 1).data;
        return red > blue ? 'red' : 'blue';
      };
      return [width, height, colorAt(2), colorAt(width - 3)];
    });

test('a larger image is cropped to the dimensions of its field, and files that are no images are refused', async () => {
  const { data } = await post(
    '/company/list',
    { filter: { status: ['DRAFT'] } },
    { ...(await sessionOf('operations')) },
  );
  const [draft] = (data as { list: { id: string }[] }).list;
  const { page, context, expectCalm } = await openSignedIn(browser, 'operations');
  await page.goto(`/main/company-management-saveinfo-step-1-3?id=${draft?.id}`);
  const field = page.getByRole('group', { name: company('company.paymentLogo'), exact: true });
  await field.getByRole('button', { name: company('kit.picture.choose') }).waitFor();
  const choose = (buffer: Buffer) =>
    field.locator('input[type=file]').setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer });

  await choose(await drawn(page, 100, 50));
  await page.getByText('The image is 100 × 50 pixels. Required: 250 × 80').waitFor();
  await choose(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'));
  await page.getByText(message('FILE_TYPE')).waitFor();
  const whole = await drawn(page, 250, 80);
  await choose(Buffer.concat([whole.subarray(0, 24), Buffer.alloc(64)]));
  await page.getByText(message('FILE_BROKEN')).waitFor();

  await choose(await drawn(page, 1000, 640));
  const dialog = page.getByRole('dialog', { name: company('kit.crop.title') });
  const zoom = dialog.getByRole('slider', { name: company('kit.crop.zoom') });
  await zoom.fill('2');
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: company('kit.crop.confirm') }).click();
  await dialog.waitFor({ state: 'detached' });
  // The stored image is encoded again, with the extension of its new type.
  await field.getByText('mark.webp').waitFor();
  expect(await shownIn(field)).toEqual([250, 80, 'red', 'blue']);
  expectCalm();
  await context.close();
});
