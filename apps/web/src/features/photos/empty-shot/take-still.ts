const QUALITY = 0.92;

/** The centre crop of a frame of `width` × `height` with the photo's aspect ratio, as the page shows it. */
export function cropTo(width: number, height: number, ratio: number) {
  const w = Math.round(Math.min(width, height * ratio));
  const h = Math.round(Math.min(height, width / ratio));
  return { x: Math.round((width - w) / 2), y: Math.round((height - h) / 2), w, h };
}

/**
 * The camera's current frame, cropped to the photo's aspect ratio, as a JPEG file. @throws Error if the browser cannot encode it
 */
export async function takeStill(video: HTMLVideoElement, ratio: number): Promise<File> {
  const { x, y, w, h } = cropTo(video.videoWidth, video.videoHeight, ratio);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [w, h];
  canvas.getContext('2d')?.drawImage(video, x, y, w, h, 0, 0, w, h);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (blob === null) throw new Error('the camera gave no picture');
  return new File([blob], 'empty-shot.jpg', { type: 'image/jpeg' });
}
