import { harmlessName, typeOfBytes } from './upload.rules';

const bytesOf = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));

test.each([
  ['a PNG image', '\u0089PNG\r\n\u001a\nrest', 'image/png'],
  ['a JPEG image', '\u00ff\u00d8\u00ff\u00e0rest', 'image/jpeg'],
  ['a WebP image', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'image/webp'],
  ['a PDF document', '%PDF-1.7\n', 'application/pdf'],
  ['an audio file in the RIFF container of WebP', 'RIFF\u0010\u0000\u0000\u0000WAVEfmt ', null],
  ['an SVG image', '<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['a GIF', 'GIF89a', null],
  ['an HTML page', '<!doctype html>', null],
  ['an archive', 'PK\u0003\u0004', null],
  ['a PDF after a space', ' %PDF-1.7\n', null],
  ['an incomplete PNG signature', '\u0089PN', null],
  ['nothing', '', null],
])('the type of %s is detected from its first bytes', (_name, text, type) => {
  expect(typeOfBytes(bytesOf(text))).toBe(type);
});

test.each([
  ['me.png', 'me.png'],
  ['me.php.PNG', 'me.php.png'],
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\me\\photo.exe', 'photo.png'],
  ['=cmd|calc.png', 'cmdcalc.png'],
  ['a\u0000b\r\nset-cookie: x.png', 'abset-cookie x.png'],
  ['\u202egnp.exe', 'gnp.png'],
  ['.htaccess', 'file.png'],
  ['证件 照片 (1).jpg', '证件 照片 (1).png'],
  ['', 'file.png'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(80)}.png`],
])('the file name %j is stored as %j', (name, stored) => {
  expect(harmlessName(name, 'image/png')).toBe(stored);
});
