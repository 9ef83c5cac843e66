/** EXIF orientation (tag 0x0112) that shows a picture turned clockwise by one, two or three quarters. */
const ORIENTATIONS = [1, 6, 3, 8] as const;
/**
 * Segment APP1 of 34 bytes: « Exif », a big-endian TIFF header, and a directory of one entry, the orientation, a « short » (Exif 2.32, 4.5.4 and
 * 4.6.2).
 */
const EXIF = 'ffe10022 457869660000 4d4d002a00000008 0001 0112 0003 00000001 00010000 00000000'.replaceAll(' ', '');
/** Byte of the orientation in it. */
const VALUE = 29;
/** Bytes of « start of image ». */
const START = 2;

/**
 * A JPEG without metadata, as photos are stored, that is shown turned: its pixels are not encoded again.
 * @param quarterTurns clockwise, 0 to 3
 */
export function turnJpeg(jpeg: Uint8Array, quarterTurns: number): Uint8Array {
  const orientation = ORIENTATIONS[quarterTurns] ?? 1;
  const exif = Buffer.from(EXIF, 'hex');
  exif[VALUE] = orientation;
  const turned = new Uint8Array(jpeg.length + exif.length);
  turned.set(jpeg.subarray(0, START));
  turned.set(exif, START);
  turned.set(jpeg.subarray(START), START + exif.length);
  return turned;
}
