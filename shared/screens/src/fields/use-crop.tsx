import { type ImagePixels, typeIssue, uploadBytes, uploadLimits, type UploadPurpose } from '@console/contracts/files';
import { lazyComponent } from '@console/remote-kit';
import { type ReactNode, useId, useState } from 'react';
import { headOf, pixelsOf } from '../forms/check-file';
import { useBusy } from '../handover/use-busy';
import { canCrop } from './crop.rules';

const CropDialog = lazyComponent(() => import('./crop.dialog'));

interface Cropping {
  file: File;
  address: string;
  image: ImagePixels;
  required: ImagePixels;
  done: (file: File | null) => void;
}

/**
 * Offers to crop a larger image to the dimensions of its purpose. `prepare` resolves with the file to upload, or with null
 * if the user cancels. Files that cannot be cropped are returned unchanged, and the check before the upload refuses them.
 */
export function useCrop(purpose: UploadPurpose): { prepare: (file: File) => Promise<File | null>; dialog: ReactNode } {
  const [cropping, setCropping] = useState<Cropping | null>(null);
  // A selected file cannot be transferred to another version of the page.
  useBusy(`crop.${useId()}`, cropping !== null);
  const prepare = async (file: File): Promise<File | null> => {
    const { pixels: required } = uploadLimits[purpose];
    if (!required || file.size > uploadBytes.max || typeIssue(purpose, await headOf(file))) return file;
    const image = await pixelsOf(file);
    if (!image || !canCrop(image, required)) return file;
    if (image.width === required.width && image.height === required.height) return file;
    const address = URL.createObjectURL(file);
    return new Promise((done) => setCropping({ file, address, image, required, done }));
  };
  const finish = (file: File | null) => {
    if (!cropping) return;
    URL.revokeObjectURL(cropping.address);
    cropping.done(file);
    setCropping(null);
  };
  const dialog = cropping && <CropDialog {...cropping} onCropped={finish} onClose={() => finish(null)} />;
  return { prepare, dialog };
}
