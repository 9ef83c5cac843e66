import type { Area } from '../../../lib/view/seen-area.ts';
import type { Size } from '../../../lib/view/view.ts';

const sizeIn = (area: Area, { width, height }: Size): Size => ({
  width: area.width * width,
  height: area.height * height,
});

/**
 * Rectangle of the photo over a picture at which the product coincides in both, in percent of the picture.
 * @param inPhoto where the product is in the photo
 * @param inPicture where it is in the picture
 */
export function photoPlace(photo: Size, inPhoto: Area, picture: Size, inPicture: Area): Area {
  const [from, to] = [sizeIn(inPhoto, photo), sizeIn(inPicture, picture)];
  const scale = Math.sqrt((to.width * to.height) / (from.width * from.height));
  const [across, down] = [(photo.width * scale) / picture.width, (photo.height * scale) / picture.height];
  const left = inPicture.left + inPicture.width / 2 - (inPhoto.left + inPhoto.width / 2) * across;
  const top = inPicture.top + inPicture.height / 2 - (inPhoto.top + inPhoto.height / 2) * down;
  return { left: left * 100, top: top * 100, width: across * 100, height: down * 100 };
}

/** Fraction of the picture that a photo at `place` covers, 0–1. */
export function coveredShare({ left, top, width, height }: Area): number {
  const within = (from: number, length: number) => Math.max(0, Math.min(100, from + length) - Math.max(0, from)) / 100;
  return within(left, width) * within(top, height);
}
