import { queryCopyright, queryHeadLogo, queryIconLogo } from '@console/contracts';
import { openUpload, uploadedFile, type UploadPurpose } from '@console/contracts/files';
import { bootData } from '@console/contracts/release';
import { demoCompanies, demoPassword } from '@console/demo/ids';
import sharp from 'sharp';
import { sql } from '../db/sql';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const [first, second] = ['http://localhost:4000', 'http://lanshi.localhost:4000'];

it('each site origin has the names and the logo of its company [seed 7.22]', async () => {
  const own = await test.call(queryHeadLogo, { website: first }, {});
  const other = await test.call(queryHeadLogo, { website: second }, {});
  expect(own.companyName.en_US).not.toBe(other.companyName.en_US);
  expect(own.logo).not.toBe(other.logo);
});

it("both variants of a site's icon are served [seed 7.22, 7.23]", async () => {
  const tile = await test.call(queryIconLogo, { website: first }, {});
  const mark = await test.call(queryIconLogo, { website: first, type: 1 }, {});
  const [one, two] = [await test.app.inject(tile.icon), await test.app.inject(mark.icon)];
  expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
  expect(one.headers['content-type']).toContain('image/svg+xml');
  expect(one.body).not.toBe(two.body);
});

it('an icon is also served for an impossible company id', async () => {
  const { statusCode } = await test.app.inject('/admin/public/iconLogo?company=%00');
  expect(statusCode).toBe(200);
});

it('an origin without a company gets a default copyright notice', async () => {
  const { copyright } = await test.call(queryCopyright, { website: 'https://nobody.example' }, {});
  expect(copyright.en_US).not.toBe('');
});

/** Returns title, icon and brand of the HTML document at an address for a browser with this cookie. */
async function documentAt(host: string, cookie = '') {
  const response = await test.app.inject({ url: '/login', headers: { host, cookie } });
  const [, title] = /<title>(.*?)<\/title>/.exec(response.body) ?? [];
  const [, icon = ''] = /<link rel="icon" href="(.*?)">/.exec(response.body) ?? [];
  const [, boot = '{}'] = /id="boot">(.*?)<\/script>/.exec(response.body) ?? [];
  return { title, icon, brand: bootData.parse(JSON.parse(boot)).brand };
}

describe('a user at the address of another company', () => {
  it('sees the brand of the address before signing in, and with an unknown cookie', async () => {
    const stranger = await documentAt('localhost:4000', 'resume=nobody');
    expect(stranger).toEqual(await documentAt('localhost:4000'));
    expect(stranger.brand.companyName.en_US).toMatch(/^Aldermoor/);
  });

  it('gets the name, the colour and the logo of their own company after signing in [seed 7.22]', async () => {
    const at = await test.call(queryHeadLogo, { website: second }, {});
    const { brand } = await test.enter('owner.zh', demoPassword);
    expect(brand).toMatchObject({ companyName: at.companyName, platformLabel: at.platformLabel });
    expect(brand).toMatchObject({ brandSeed: at.brandSeed, copyright: { en_US: expect.stringContaining('Lanshi') } });
    const [own, ofSite] = [await test.app.inject(brand?.logo ?? ''), await test.app.inject(at.logo)];
    expect(own.statusCode).toBe(200);
    expect(own.body).toBe(ofSite.body);
    const other = await test.enter('owner', demoPassword);
    expect(other.brand?.companyName).not.toEqual(brand?.companyName);
  });

  it('gets the title and icon of their own company in the HTML of a reload, and the sign-in brand of the address', async () => {
    const { headers } = await test.enter('owner.zh', demoPassword);
    const before = await documentAt('localhost:4000');
    const reloaded = await documentAt('localhost:4000', headers['cookie']);
    expect(reloaded.title).toContain('Lanshi Cards');
    expect(reloaded.icon).not.toBe(before.icon);
    expect(reloaded.brand).toEqual(before.brand);
  });
});

describe('a company with uploaded images', () => {
  async function uploaded(purpose: UploadPurpose, width: number): Promise<string> {
    const { headers } = await test.enter('owner', demoPassword);
    const image = sharp({ create: { width, height: width, channels: 4, background: '#c81e1e' } });
    const bytes = await image.png().toBuffer();
    const { url } = await test.call(openUpload, { purpose, name: 'logo.png', bytes: bytes.length }, headers);
    const payload = { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, payload: bytes } as const;
    const sent = await test.app.inject({ ...payload, url });
    return uploadedFile.parse(sent.json<{ data: unknown }>().data).id;
  }
  const widthAt = async (address: string) => {
    const { rawPayload, headers } = await test.app.inject(address);
    return headers['content-type'] === 'image/webp' ? (await sharp(rawPayload).metadata()).width : null;
  };

  it('has its uploaded logo and icon instead of the generated ones, in both themes', async () => {
    const [logo, icon] = [await uploaded('LOGO', 256), await uploaded('ICON', 32)];
    await test.database.owner.execute(
      sql`update company set logo_file_id = ${logo}, icon_file_id = ${icon} where id = ${demoCompanies.lanshi}`,
    );
    const { brand } = await documentAt('lanshi.localhost:4000');
    expect([await widthAt(brand.logo), await widthAt(brand.logoOnDark), await widthAt(brand.icon)]).toEqual([
      256, 256, 32,
    ]);
    const other = await documentAt('localhost:4000');
    expect(await widthAt(other.brand.logo)).toBeNull();
  });
});
