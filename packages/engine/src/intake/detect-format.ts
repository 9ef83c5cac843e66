import { EngineError, type IntakeResult } from '../model.ts';

export type PhotoFormat = IntakeResult['format'];

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_SIGNATURE = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

function startsWith(file: Uint8Array, bytes: readonly number[], offset = 0): boolean {
  return bytes.every((byte, index) => file[offset + index] === byte);
}

/**
 * Format of a file by its first bytes, ignoring its name. Signatures: PNG (RFC 2083 §3.1), JPEG SOI + marker (ITU-T T.81
 * B.1.1.3), WebP RIFF container (RFC 9649 §2.4).
 * @throws EngineError `unsupported_format`
 */
export function detectFormat(file: Uint8Array): PhotoFormat {
  if (startsWith(file, JPEG_SIGNATURE)) return 'jpeg';
  if (startsWith(file, PNG_SIGNATURE)) return 'png';
  if (startsWith(file, RIFF) && startsWith(file, WEBP, 8)) return 'webp';
  throw new EngineError('unsupported_format', 'The file is neither JPEG, PNG nor WebP');
}
