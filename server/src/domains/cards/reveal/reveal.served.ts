import { frameHeaders } from '../../../platform/http/headers';
import type { ServedRoute } from '../../../platform/http/served';
import { frameFile, framePage, framePath } from './frame.page';

const atFrame = { access: 'public', cache: 'never', headers: frameHeaders, isOfFrame: true } as const;

/** Card number frame on its own origin. */
export const revealServed: ServedRoute[] = [
  { ...atFrame, path: framePath, answer: framePage },
  { ...atFrame, path: `${framePath}/frame.js`, isPart: true, answer: (_request, app) => frameFile(app, 'js') },
  { ...atFrame, path: `${framePath}/frame.css`, isPart: true, answer: (_request, app) => frameFile(app, 'css') },
];
