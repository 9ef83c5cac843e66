/** EXIF orientation (tag 0x0112) that shows a picture turned clockwise by one, two or three quarters. */
const ORIENTATIONS = [1, 6, 3, 8] as const;
/** Bytes of « start of image ». */
const START = 2;

/**
 * A JPEG without metadata, as photos are stored, that is shown turned: its pixels are not encoded again.
 * @param quarterTurns clockwise, 0 to 3
 */
export function turnJpeg(jpeg: Uint8Array, quarterTurns: number): Uint8Array {
  const orientation = ORIENTATIONS[quarterTurns] ?? 1;
  // APP1, 34 bytes: « Exif », a big-endian TIFF header, one entry of type « short » (Exif 2.32, 4.5.4 and 4.6.2).
  const exif = [
    ...[0xff, 0xe1, 0x00, 0x22],
    ...[0x45, 0x78, 0x69, 0x66, 0x00, 0x00],
    ...[0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08],
    ...[0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00],
    ...[0x00, 0x00, 0x00, 0x00],
  ];
  const turned = new Uint8Array(jpeg.length + exif.length);
  turned.set(jpeg.subarray(0, START));
  turned.set(exif, START);
  turned.set(jpeg.subarray(START), START + exif.length);
  return turned;
}
