import type { ImagePixels } from '@console/contracts/files';
import { Button } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { type CropArea, croppedName, zoomMaxOf } from './crop.rules';
import classes from './crop.module.css';

interface CropDialogProps {
  file: File;
  /** Object URL of the file. */
  address: string;
  /** Dimensions of the image. */
  image: ImagePixels;
  required: ImagePixels;
  onCropped: (file: File) => void;
  onClose: () => void;
}

/** Selects the part of an image that fills the required dimensions, with a preview at its real size. */
export default function CropDialog({ file, address, image, required, onCropped, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [areas, setAreas] = useState<{ share: Area; pixels: CropArea } | null>(null);
  const zoomMax = zoomMaxOf(image, required);
  const confirm = async () => {
    if (areas) onCropped(await cropped(file, areas.pixels, required));
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('kit.cancel')}</Button>
      <Button variant="primary" disabled={areas === null} onClick={() => void confirm()}>
        {t('kit.crop.confirm')}
      </Button>
    </>
  );
  return (
    <Dialog open width={480} title={t('kit.crop.title')} onClose={onClose} actions={actions}>
      <p>{t('kit.crop.about', { ...required })}</p>
      <div className={classes.stage}>
        <Cropper
          image={address}
          aspect={required.width / required.height}
          crop={crop}
          zoom={zoom}
          maxZoom={zoomMax}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('kit.crop.area') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(share, pixels) => setAreas({ share, pixels })}
        />
      </div>
      {zoomMax > 1 && (
        <label className={classes.zoom}>
          {t('kit.crop.zoom')}
          <input
            type="range"
            min={1}
            max={zoomMax}
            step={0.01}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
      )}
      {areas && (
        <div className={classes.previews}>
          {(['light', 'dark'] as const).map((ground) => (
            <div key={ground} className={classes.ground} data-ground={ground}>
              <div className={classes.preview} style={required}>
                <img src={address} alt="" style={placeOf(areas.share)} />
              </div>
            </div>
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** Position of the whole image behind the window of the preview, in percent. */
const placeOf = ({ x, y, width, height }: Area) => ({
  inlineSize: `${10_000 / width}%`,
  blockSize: `${10_000 / height}%`,
  insetInlineStart: `${(-100 * x) / width}%`,
  insetBlockStart: `${(-100 * y) / height}%`,
});

async function cropped(file: File, { x, y, width, height }: CropArea, to: ImagePixels): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const canvas = Object.assign(document.createElement('canvas'), to);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no images.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, x, y, width, height, 0, 0, to.width, to.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The browser encodes no images.');
  return new File([blob], croppedName(file.name), { type: 'image/png' });
}
