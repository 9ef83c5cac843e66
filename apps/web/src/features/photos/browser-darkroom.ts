import type { Darkroom } from './fit-file.ts';

/** Decodes with the browser if possible (Safari supports HEIC), else with libheif, loaded on demand. */
async function decode(file: Blob, heic: boolean): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    if (!heic) throw error;
    const { heicTo } = await import('heic-to/csp');
    return heicTo({ blob: file, type: 'bitmap' });
  }
}

/** Re-encodes pictures in this browser, upright and without metadata. */
export const browserDarkroom: Darkroom = {
  open: async (file, heic) => {
    const bitmap = await decode(file, heic);
    const { width, height } = bitmap;
    return {
      width,
      height,
      write: (quality, scale) => develop(bitmap, quality, scale),
      close: () => bitmap.close(),
    };
  },
};

function develop(bitmap: ImageBitmap, quality: number, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return Promise.reject(new Error('This browser draws nothing'));
  // JPEG knows no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob === null ? reject(new Error('The picture is too large')) : resolve(blob));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
}
